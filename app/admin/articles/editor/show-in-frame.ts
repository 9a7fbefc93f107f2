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

/** @param block index of the edited block among the elements of the article's text */
export function scrollToBlock(
	{ contentWindow: view, contentDocument }: HTMLIFrameElement,
	block: number,
): void {
	const written = contentDocument?.querySelector("main article > :nth-child(2) > div")?.children[
		block
	];
	if (!view || !written) return;
	const { top, bottom } = written.getBoundingClientRect();
	const isInView = top >= 0 && bottom <= view.innerHeight;
	if (!isInView) view.scrollBy({ top: top - view.innerHeight / 3, behavior: "instant" });
}

/** Visitors never see an article without a picture, so its frame would only take the place of the text. */
export function leaveOutLostPicture(html: string): string {
	const page = new DOMParser().parseFromString(html, "text/html");
	page.querySelector("main article header [data-state=failed]")?.parentElement?.remove();
	return `<!doctype html>${page.documentElement.outerHTML}`;
}
