/** @returns the key, unless it is typed into a field, meant for the browser, or a dialog is open */
export function readDeskKey(event: KeyboardEvent): string | null {
	const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
	if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
	if (document.querySelector("dialog:modal")) return null;
	const isField = (target as Element).closest("input, textarea, select, [contenteditable]");
	return isField ? null : key;
}
