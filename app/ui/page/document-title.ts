/** Where a document says its address, which is what a browser's own sharing passes on. */
const tellers = [
	["link[rel=canonical]", "href"],
	['meta[property="og:url"]', "content"],
] as const;

/** @returns what takes the title back, unless another page has given its own meanwhile */
export function tellTitle(title: string): () => void {
	const before = document.title;
	document.title = title;
	return () => {
		if (document.title === title) document.title = before;
	};
}

/** @returns the same for the address */
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
	// The studio has one origin, wherever it is being looked at.
	const told = new URL(path, before).href;
	element.setAttribute(attribute, told);
	return () => {
		if (element.getAttribute(attribute) === told) element.setAttribute(attribute, before);
	};
}
