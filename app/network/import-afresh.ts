// Stylesheets that failed to load; the bundler's loader does not request them again.
const lost = new Set<HTMLLinkElement>();
let asking: Promise<unknown> = Promise.resolve();

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
		if (lost.size > 0) throw new Error("A stylesheet did not load");
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
