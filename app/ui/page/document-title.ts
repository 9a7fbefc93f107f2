const tellers = [
	["link[rel=canonical]", "href"],
	['meta[property="og:url"]', "content"],
] as const;

export function tellTitle(title: string): () => void {
	const before = document.title;
	document.title = title;
	return () => {
		if (document.title === title) document.title = before;
	};
}

export function tellAddress(path: string): () => void {
	const undo = tellers.map(([teller, attribute]) => tellOne(teller, attribute, path));
	return () => {
		for (const each of undo) each?.();
	};
}

function tellOne(teller: string, attribute: string, path: string): (() => void) | undefined {
	const element = document.querySelector(teller);
	const before = element?.getAttribute(attribute);
	if (!element || !before) return;
	// Keep the canonical origin, whichever origin serves the page.
	const told = new URL(path, before).href;
	element.setAttribute(attribute, told);
	return () => {
		if (element.getAttribute(attribute) === told) element.setAttribute(attribute, before);
	};
}
