import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { CopiedFiles } from "./copied-files.server.ts";
import { type StoredCopy, startOf } from "./copy-folder.server.ts";
import type { Manifest } from "./copy-format.ts";

const triedSchema = v.object({
	at: v.string(),
	day: v.string(),
	/** null: the copy was restored, and the database was sound. */
	problem: v.nullable(v.string()),
	/** How many things were not whole in it, such as a missing file. */
	faults: v.number(),
});

/** The last time that a copy was restored to see whether it can be. */
export type Tried = v.InferOutput<typeof triedSchema>;

const notesSchema = v.object({
	tried: v.nullable(triedSchema),
	/** Days of the copies that a trial could not restore. */
	bad: v.optional(v.array(v.string()), []),
	/** Why the last attempt was not begun, in a sentence. */
	noRoom: v.nullable(v.string()),
	/** Why copies are in the folder alone, though a bucket is set, in a sentence. */
	unsent: v.optional(v.nullable(v.string()), null),
	/** Files that the newest copy lacks or has damaged, each with the day of the last copy that has it whole. */
	lost: v.record(v.string(), v.nullable(v.string())),
	/** When older copies last went before their time. */
	droppedAt: v.nullable(v.string()),
});

/** Notes beside the copies, which the doctor and other processes of the site read, too. */
export type CopyNotes = v.InferOutput<typeof notesSchema>;

export const noNotes: CopyNotes = {
	tried: null,
	bad: [],
	noRoom: null,
	unsent: null,
	lost: {},
	droppedAt: null,
};

/** @throws when they are there and cannot be read: written afresh, they would forget which copies are bad */
export async function readNotes(folder: string, site: string): Promise<CopyNotes> {
	const text = await readFile(notesPath(folder, site), "utf8").catch((error) => {
		if (error.code === "ENOENT") return "null";
		throw error;
	});
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notesSchema), text);
	return parsed.success ? parsed.output : noNotes;
}

async function writeNotes(folder: string, site: string, notes: CopyNotes): Promise<void> {
	const path = notesPath(folder, site);
	await writeFile(`${path}.new`, JSON.stringify(notes), { mode: 0o600, flush: true });
	await rename(`${path}.new`, path);
}

export async function changeNotes(
	{ folder, site }: { folder: string; site: string },
	changed: Partial<CopyNotes>,
): Promise<void> {
	await writeNotes(folder, site, { ...(await readNotes(folder, site)), ...changed });
}

/**
 * @param files of the site, before this copy was begun
 * @param last the good copy before this one: it cannot have what arrived later
 */
export function followLost(
	before: CopyNotes["lost"],
	{ missing, changed = [] }: Pick<Manifest, "missing" | "changed">,
	files: CopiedFiles,
	last: Pick<StoredCopy, "at" | "day"> | undefined,
): CopyNotes["lost"] {
	const findDay = (name: string) => {
		if (name in before) return before[name] ?? null;
		const arrivedAt = files.get(name)?.arrivedAt;
		if (!last || !arrivedAt) return null;
		// A copy that was moved to another disk has the time of the move.
		const isInLast = arrivedAt < last.at && arrivedAt.slice(0, 10) <= last.day;
		return isInLast ? last.day : null;
	};
	return Object.fromEntries([...missing, ...changed].map((name) => [name, findDay(name)]));
}

function notesPath(folder: string, site: string): string {
	return join(folder, `${startOf(site)}notes.json`);
}
