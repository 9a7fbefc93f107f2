const urlTags = [
	["link[rel=canonical]", "href"],
	['meta[property="og:url"]', "content"],
] as const;

/** @returns restores the former title, unless another page has set its own */
export function setDocumentTitle(title: string): () => void {
	const before = document.title;
	document.title = title;
	return () => {
		if (document.title === title) document.title = before;
	};
}

export function setCanonicalUrl(path: string): () => void {
	const undo = urlTags.map(([selector, attribute]) => setTag(selector, attribute, path));
	return () => {
		for (const each of undo) each?.();
	};
}

function setTag(selector: string, attribute: string, path: string): (() => void) | undefined {
	const element = document.querySelector(selector);
	const before = element?.getAttribute(attribute);
	if (!element || !before) return;
	// Keep the canonical origin, whichever origin serves the page.
	const url = new URL(path, before).href;
	element.setAttribute(attribute, url);
	return () => {
		if (element.getAttribute(attribute) === url) element.setAttribute(attribute, before);
	};
}
