/** Stylesheets that did not come; what loads the code asks for each of them only once. */
const lost: HTMLLinkElement[] = [];

/** Loads code with its stylesheets, also after some of these did not come the last time. */
export async function importAfresh<Module>(load: () => Promise<Module>): Promise<Module> {
	const note = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.push(target);
	};
	document.addEventListener("error", note, { capture: true });
	try {
		await Promise.all(lost.splice(0).map(loadAgain));
		if (lost.length > 0) throw new Error("A stylesheet did not come");
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
