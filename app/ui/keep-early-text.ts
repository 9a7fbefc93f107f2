/**
 * React sets a text area that has a text back to it when it hydrates it, whatever was typed meanwhile. What was typed
 * before this runs is marked by late-loader.js.
 */
export function keepEarlyText(): void {
	const typed = new Map<HTMLTextAreaElement, string>();
	for (const area of document.querySelectorAll("textarea")) {
		if ("typed" in area) typed.set(area, area.value);
	}
	const note = ({ target }: Event) => {
		if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
	};
	addEventListener("input", note, true);
	const restore = () => {
		removeEventListener("input", note, true);
		for (const [area, text] of typed) {
			const isSetBack = area.value === area.defaultValue && text !== area.value;
			if (!isSetBack) continue;
			// Unlike `value`, it leaves the cursor where it is.
			area.setRangeText(text, 0, area.value.length, "preserve");
			area.dispatchEvent(new Event("input", { bubbles: true }));
		}
	};
	addEventListener("ready", restore, { once: true });
}
