/**
 * Runs in the page, once its fonts are there: checks its type at the current screen size.
 * @returns the faults, each a sentence
 */
export function inspectType(): string[] {
	const isSeen = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, .skip");
	const listTexts = (root: Element) => {
		const texts: { text: Text; parent: Element }[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text) {
			const parent = text.parentElement;
			if (parent && text.data.trim() && isSeen(parent)) texts.push({ text, parent });
		}
		return texts;
	};

	/** The lines as they are broken. Letters of two sizes on one line end at slightly different heights. */
	const readLines = (paragraph: Element) => {
		const lines = new Map<number, string>();
		const range = document.createRange();
		for (const { text } of listTexts(paragraph)) {
			let at = 0;
			for (const part of text.data.split(/(?<=[\s-])/)) {
				range.setStart(text, at);
				at += part.length;
				range.setEnd(text, at);
				const bottom = range.getClientRects()[0]?.bottom;
				if (bottom === undefined) continue;
				const line = [...lines.keys()].find((known) => Math.abs(known - bottom) < 6) ?? bottom;
				lines.set(line, (lines.get(line) ?? "") + part);
			}
		}
		return [...lines.values()].map((line) => line.replace(/\s+/g, " ").trim());
	};

	const faults: string[] = [];
	const sizes = new Map<string, string>();
	for (const { text, parent } of listTexts(document.body)) {
		sizes.set(getComputedStyle(parent).fontSize, text.data.trim().slice(0, 40));
	}
	if (sizes.size > 6) {
		const examples = [...sizes].map(([size, words]) => `${size} "${words}"`);
		faults.push(`${sizes.size} font sizes: ${examples.join(", ")}`);
	}
	for (const paragraph of document.querySelectorAll("p, li, dd, figcaption")) {
		const own = [...paragraph.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
		// A list's item may hold a whole card.
		if (paragraph.matches("li") && own.every(({ textContent }) => !textContent?.trim())) continue;
		for (const line of readLines(paragraph)) {
			if (line.length > 68) faults.push(`A line of ${line.length} characters: ${line}`);
		}
	}
	return faults;
}
