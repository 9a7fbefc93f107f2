/** @returns the key, unless it is typed into a field, even one that waits, meant for the browser, or a dialog is open */
export function readDeskKey(event: KeyboardEvent): string | null {
	const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
	if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
	if (document.querySelector("dialog:modal")) return null;
	// They lost the focus, and the artist may type on.
	if (target === document.body && document.querySelector("[inert][aria-busy=true]")) return null;
	const isField = (target as Element).closest("input, textarea, select, [contenteditable]");
	return isField ? null : key;
}
