import { listCopies } from "./copy-folder.server.ts";
import { noNotes, readNotes } from "./copy-notes.server.ts";
import type { CopyStatus } from "./say-copies.ts";

/** @param problem of the last attempt to make one */
export async function readCopyStatus(
	folder: string,
	site: string,
	problem: string | null,
	now = Date.now(),
): Promise<CopyStatus> {
	const found = await listCopies(folder, site, now).catch(() => null);
	const copies = found ?? [];
	const { lost, bad, ...notes } = await readNotes(folder, site).catch(() => noNotes);
	const days = Object.values(lost);
	const good = copies.filter(({ day }) => !bad.includes(day));
	const holders = good.filter(({ day }) => days.includes(day));
	const isHeld = (day: string | null) => holders.some((copy) => copy.day === day);
	return {
		...notes,
		last: good[0] ?? null,
		problem,
		kept: found?.length ?? null,
		lost: { files: days.length, held: days.filter(isHeld).length, holders },
	};
}
