type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** With a key held, browsers do something of their own with a link: open a tab, save what it leads to. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
	return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
