import { sql } from "kysely";
import type { Db } from "../../db/database.server.ts";
import { countStuckLetters, listChangedLetters } from "../../mail/letters.server.ts";
import type { Site } from "../../server/site.server.ts";
import { replayMs } from "./replay.ts";

export interface Unread {
	/** Unread requests. */
	unread: number;
	notes: number;
}

export interface Counts extends Unread {
	/** Letters that need the artist. */
	letters: number;
}

export interface Change extends Counts {
	/** Ids of the requests that changed, or a letter of theirs; null if they are not known, as after an erasure. */
	ids: string[] | null;
}

type Listener = (change: Change) => void;

type Place = Pick<Site, "database" | "config">;

interface Look extends Counts {
	requests: number;
	/** Requests and letters that changed lately, by their own ids. */
	recent: Map<string, Seen>;
}

interface Seen {
	/** Id of the request. */
	of: string;
	/** Another one after each change. */
	mark: string;
}

const everyMs = 1_000;
const watches = new WeakMap<Db, Watch>();

interface Watch {
	listeners: Set<Listener>;
	last(): Look | undefined;
	stop(): void;
}

/**
 * Polls the database while there are listeners: other processes write too (decision 0049). Starts with recent
 * changes, which a page that was loading may have missed.
 */
export function watchRequests(place: Place, listener: Listener): () => void {
	const { db } = place.database;
	const watch = watches.get(db) ?? startWatch(place);
	const last = watch.last();
	if (last) listener(describeLately(last));
	watch.listeners.add(listener);
	return () => {
		watch.listeners.delete(listener);
		if (watch.listeners.size > 0) return;
		watch.stop();
		watches.delete(db);
	};
}

export async function countUnread(db: Db): Promise<Unread> {
	const { unread, notes } = await countAll(db);
	return { unread, notes };
}

function startWatch(place: Place): Watch {
	const listeners = new Set<Listener>();
	let stopped = false;
	let before: Look | undefined;
	let timer: ReturnType<typeof setTimeout>;
	const look = async () => {
		// Retried if the database is out of reach.
		const now = await lookAt(place, before).catch(() => undefined);
		if (stopped) return;
		const change = now && (before ? compare(before, now) : describeLately(now));
		if (change) for (const tell of listeners) tell(change);
		before = now ?? before;
		timer = setTimeout(look, everyMs);
	};
	look();
	const stop = () => {
		stopped = true;
		clearTimeout(timer);
	};
	const watch = { listeners, last: () => before, stop };
	watches.set(place.database.db, watch);
	return watch;
}

async function lookAt({ database: { db }, config }: Place, before?: Look): Promise<Look> {
	const since = new Date(Date.now() - replayMs).toISOString();
	const rows = await db
		.selectFrom("request_progress")
		.select(["submission_id", "changed_at", "read_at"])
		.where((eb) => eb.or([eb("changed_at", ">", since), eb("read_at", ">", since)]))
		.execute();
	const recent = new Map<string, Seen>();
	for (const { submission_id, changed_at, read_at } of rows) {
		recent.set(submission_id, { of: submission_id, mark: `${changed_at} ${read_at}` });
	}
	for (const { id, submission_id, state, attempts, due_at } of await listChangedLetters(
		db,
		since,
	)) {
		recent.set(id, { of: submission_id ?? id, mark: `${state} ${attempts} ${due_at}` });
	}
	const now = { ...(await countAll(db)), letters: before?.letters ?? 0, recent };
	// The count may read thousands of letters, and only differs after another change.
	if (before && !compare(before, now)) return now;
	return { ...now, letters: await countStuckLetters(db, config.smtpUrl !== null) };
}

async function countAll(db: Db): Promise<Unread & { requests: number }> {
	return db
		.selectFrom("request_progress")
		.select([
			(eb) => eb.fn.countAll<number>().as("requests"),
			sql<number>`coalesce(sum(case when read_at is null and state <> 'spam' then 1 else 0 end), 0)`.as(
				"unread",
			),
			sql<number>`(select count(*) from "Thank you and notes" where read_at is null)`.as("notes"),
		])
		.executeTakeFirstOrThrow();
}

function describeLately(look: Look): Change {
	return describe(look, [...look.recent.values()]);
}

function compare(before: Look, now: Look): Change | undefined {
	const changed = [...now.recent]
		.filter(([id, { mark }]) => mark !== before.recent.get(id)?.mark)
		.map(([, seen]) => seen);
	if (now.requests < before.requests) return describe(now, null);
	if (changed.length > 0) return describe(now, changed);
	if (now.unread !== before.unread) return describe(now, null);
	return now.notes === before.notes ? undefined : describe(now, []);
}

function describe({ unread, notes, letters }: Look, changed: Seen[] | null): Change {
	return { unread, notes, letters, ids: changed && [...new Set(changed.map(({ of }) => of))] };
}
