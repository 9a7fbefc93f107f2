import { importAfresh } from "../../network/import-afresh.ts";
import { importOnline, isReachable } from "../../network/import-online.ts";
import { savesData } from "../../network/saves-data.ts";
import { addressForm } from "../form/asked-piece.ts";
import { isDialogOpen } from "./dialog-history.ts";

const waitsMs = [0, 500, 1_000, 2_000];
const limitMs = 10_000;

type DialogModule = typeof import("./consultation-dialog.tsx");

const load = () => importOnline(() => import("./consultation-dialog.tsx"));

/** Fetches the form's code before it is asked for. */
export function fetchAhead(): void {
	// A failure shows when the form is opened.
	if (!savesData()) load().catch(() => {});
}

/** Falls back to the form's own page if the code fails to load although the site answers. */
export async function loadDialog(): Promise<DialogModule["default"] | null> {
	const loaded = await Promise.race([tryLoading(), wait(limitMs)]);
	if (loaded) return loaded;
	const reachable = await isReachable();
	if (!reachable || !isDialogOpen()) return null;
	window.location.replace(addressForm());
	return new Promise<never>(() => {});
}

async function tryLoading(): Promise<DialogModule["default"] | undefined> {
	for (const ms of waitsMs) {
		await wait(ms);
		try {
			return (await importAfresh(load)).default;
		} catch {
			// The next round tries again.
		}
	}
	return undefined;
}

function wait(ms: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
