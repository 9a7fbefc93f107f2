/**
 * Runs in the page: whether it is still as wide as the screen with its text as far apart as WCAG 1.4.12 lets
 * readers set it.
 */
export function measureSpaced(): string[] {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`
		* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
		p { margin-bottom: 2em !important; }
	`);
	const before = document.adoptedStyleSheets;
	document.adoptedStyleSheets = [...before, sheet];
	const { scrollWidth, clientWidth } = document.documentElement;
	const wide = [...document.querySelectorAll("body *")].filter(
		(element) =>
			element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
	);
	document.adoptedStyleSheets = before;
	if (scrollWidth <= clientWidth) return [];
	return [
		`${scrollWidth - clientWidth} px too wide with spaced text: ${wide.at(-1)?.outerHTML.slice(0, 160)}`,
	];
}
