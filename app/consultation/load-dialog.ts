import { importOnline, isReachable } from "../http/import-online.ts";
import { addressForm } from "./asked-piece.ts";

const waitsMs = [0, 500, 1_000, 2_000];

type DialogModule = typeof import("./consultation-dialog.tsx");

/**
 * Loads the code of the dialog, trying again for a while. Where it cannot be had although the site can
 * be reached, the same form as a page takes its place in the history.
 * @returns null when the site cannot be reached
 */
export async function loadDialog(): Promise<DialogModule["default"] | null> {
	for (const ms of waitsMs) {
		await new Promise((resolve) => setTimeout(resolve, ms));
		try {
			return (await importAfresh()).default;
		} catch {
			// Tried again, and said if that does not help either.
		}
	}
	if (!(await isReachable())) return null;
	window.location.replace(addressForm());
	return new Promise<never>(() => {});
}

/** Stylesheets that did not come; what loads the code asks for each of them only once. */
const lost: HTMLLinkElement[] = [];

async function importAfresh(): Promise<DialogModule> {
	const note = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.push(target);
	};
	document.addEventListener("error", note, { capture: true });
	try {
		await Promise.all(lost.splice(0).map(loadAgain));
		if (lost.length > 0) throw new Error("A stylesheet did not come");
		return await importOnline(() => import("./consultation-dialog.tsx"));
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
