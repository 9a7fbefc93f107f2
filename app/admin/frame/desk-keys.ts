/** @returns null if typed into a field (also an inert one), with a modifier, or while a dialog is open */
export function readDeskKey(event: KeyboardEvent): string | null {
	const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
	if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
	if (document.querySelector("dialog:modal")) return null;
	// Inert fields lost the focus; the artist may still be typing.
	if (document.querySelector("[inert][aria-busy=true]")) return null;
	const isField = (target as Element).closest("input, textarea, select, [contenteditable]");
	return isField ? null : key;
}
