import { importAfresh } from "../http/import-afresh.ts";
import { importOnline, isReachable } from "../http/import-online.ts";
import { addressForm } from "./asked-piece.ts";

const waitsMs = [0, 500, 1_000, 2_000];

type DialogModule = typeof import("./consultation-dialog.tsx");

const load = () => importOnline(() => import("./consultation-dialog.tsx"));

/**
 * Loads the code of the dialog, trying again for a while. Where it cannot be had although the site can
 * be reached, the same form as a page takes its place in the history.
 * @returns null when the site cannot be reached
 */
export async function loadDialog(): Promise<DialogModule["default"] | null> {
	for (const ms of waitsMs) {
		await new Promise((resolve) => setTimeout(resolve, ms));
		try {
			return (await importAfresh(load)).default;
		} catch {
			// Tried again, and said if that does not help either.
		}
	}
	if (!(await isReachable())) return null;
	window.location.replace(addressForm());
	return new Promise<never>(() => {});
}
