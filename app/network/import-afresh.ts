/** Stylesheets that did not come; what loads the code asks for each of them only once. */
const lost = new Set<HTMLLinkElement>();
/** Settled once those are here or lost again; whatever is loaded meanwhile waits for it. */
let asking: Promise<unknown> = Promise.resolve();

/** Loads code with its stylesheets, also after some of these did not come the last time. */
export async function importAfresh<Module>(load: () => Promise<Module>): Promise<Module> {
	const note = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
	};
	document.addEventListener("error", note, { capture: true });
	try {
		const links = [...lost];
		lost.clear();
		asking = Promise.all([asking, ...links.map(loadAgain)]);
		await asking;
		if (lost.size > 0) throw new Error("A stylesheet did not come");
		return await load();
	} finally {
		document.removeEventListener("error", note, { capture: true });
	}
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
	const again = link.cloneNode() as HTMLLinkElement;
	return new Promise((resolve) => {
		again.addEventListener("load", resolve);
		again.addEventListener("error", resolve);
		link.replaceWith(again);
	});
}
