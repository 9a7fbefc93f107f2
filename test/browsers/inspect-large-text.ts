/**
 * Runs in the page: doubles the text, as users may (WCAG 1.4.4). Leaves the page changed.
 * @returns the faults, each a sentence that names the element
 */
export async function inspectLargeText(): Promise<string[]> {
	const faults: string[] = [];
	const root = document.documentElement;
	const nameOf = (element: Element | null | undefined) =>
		element?.outerHTML.replace(/\s+/g, " ").slice(0, 160) ?? "nothing";
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("html { font-size: 200% !important; }");
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	// Bars tell their height a frame later.
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);

	const over = root.scrollWidth - root.clientWidth;
	const wide = [...document.querySelectorAll("main *")].findLast(
		(one) => one.checkVisibility() && one.getBoundingClientRect().right > root.clientWidth + 0.5,
	);
	if (over > 0) faults.push(`${over} px too wide with large text: ${nameOf(wide)}`);

	const narrowest = 4 * Number.parseFloat(getComputedStyle(root).fontSize);
	const range = document.createRange();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode as Text;
		const parent = text.parentElement;
		if (!parent?.checkVisibility() || parent.closest(".unseen, [aria-hidden], option")) continue;
		range.selectNodeContents(text);
		const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
		const isBroken = lines.size > text.data.trim().split(/\s+/).length;
		if (isBroken && range.getBoundingClientRect().width < narrowest) {
			faults.push(`A few letters a line: ${nameOf(parent)}`);
		}
	}
	for (const field of document.querySelectorAll("select, input[type='text'], textarea")) {
		if (field.checkVisibility() && field.clientWidth < narrowest) {
			faults.push(`A field for a few letters: ${nameOf(field)}`);
		}
	}
	return faults;
}
