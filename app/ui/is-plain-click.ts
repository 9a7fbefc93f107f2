type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
	return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
