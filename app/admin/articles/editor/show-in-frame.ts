/**
 * Replaces only the parts of the article that changed, so that the page keeps its place and its pictures.
 * @returns false if the frame has no such page yet
 */
export function showInFrame(frame: HTMLIFrameElement | null, html: string): boolean {
	const shown = frame?.contentDocument;
	const before = shown?.querySelector("main article");
	const next = new DOMParser().parseFromString(html, "text/html").querySelector("main article");
	if (!shown || !before || !next || before.children.length !== next.children.length) return false;
	for (const [index, part] of [...next.children].entries()) {
		const old = before.children[index];
		if (old && old.outerHTML !== part.outerHTML) old.replaceWith(shown.adoptNode(part));
	}
	return true;
}
