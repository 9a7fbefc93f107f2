type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Browsers handle clicks with a modifier key themselves: new tab, new window, download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
	return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
