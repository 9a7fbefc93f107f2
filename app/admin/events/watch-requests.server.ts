import { sql } from "kysely";
import type { Db } from "../../db/database.server.ts";
import { countStuckLetters, listChangedLetters } from "../../mail/letters.server.ts";
import type { Site } from "../../server/site.server.ts";
import { replayMs } from "./replay.ts";

interface Unread {
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

interface Look extends Unread {
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

const unreadRequests =
	sql<number>`(select count(*) from request_progress where read_at is null and state <> 'spam')`.as(
		"unread",
	);
const unreadNotes =
	sql<number>`(select count(*) from "Thank you and notes" where read_at is null)`.as("notes");

const everyMs = 1_000;
const watches = new WeakMap<Db, Watch>();

interface Watch {
	listeners: Set<Listener>;
	last(): Change | undefined;
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
	if (last) listener(last);
	watch.listeners.add(listener);
	return () => {
		watch.listeners.delete(listener);
		if (watch.listeners.size > 0) return;
		watch.stop();
		watches.delete(db);
	};
}

export async function countUnread(db: Db): Promise<Unread> {
	return db.selectNoFrom([unreadRequests, unreadNotes]).executeTakeFirstOrThrow();
}

function startWatch(place: Place): Watch {
	const listeners = new Set<Listener>();
	let stopped = false;
	const { database, config } = place;
	let before: (Look & Counts) | undefined;
	let timer: ReturnType<typeof setTimeout>;
	const look = async () => {
		const now = await lookAt(database.db);
		const ids = before ? findChanged(before, now) : listIds(now.recent);
		// It may read thousands of letters, and only differs after a change.
		const letters =
			before && ids === undefined
				? before.letters
				: await countStuckLetters(database.db, config.smtpUrl !== null);
		before = { ...now, letters };
		if (ids === undefined || stopped) return;
		for (const tell of listeners) tell(describe(before, ids));
	};
	const lookAgain = async () => {
		// Retried if the database is out of reach.
		await look().catch(() => {});
		if (!stopped) timer = setTimeout(lookAgain, everyMs);
	};
	lookAgain();
	const stop = () => {
		stopped = true;
		clearTimeout(timer);
	};
	const last = () => before && describe(before, listIds(before.recent));
	const watch = { listeners, last, stop };
	watches.set(database.db, watch);
	return watch;
}

async function lookAt(db: Db): Promise<Look> {
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
	const letters = await listChangedLetters(db, since);
	for (const { id, submission_id, state, attempts, due_at } of letters) {
		recent.set(id, { of: submission_id ?? id, mark: `${state} ${attempts} ${due_at}` });
	}
	return { ...(await countAll(db)), recent };
}

async function countAll(db: Db): Promise<Unread & { requests: number }> {
	return db
		.selectFrom("request_progress")
		.select((eb) => eb.fn.countAll<number>().as("requests"))
		.select([unreadRequests, unreadNotes])
		.executeTakeFirstOrThrow();
}

/** @returns ids of requests, null if they are not known, or undefined if nothing has changed */
function findChanged(before: Look, now: Look): Change["ids"] | undefined {
	if (now.requests < before.requests) return null;
	const changed = [...now.recent].filter(([id, { mark }]) => mark !== before.recent.get(id)?.mark);
	if (changed.length > 0) return listIds(new Map(changed));
	if (now.unread !== before.unread) return null;
	return now.notes === before.notes ? undefined : [];
}

function listIds(recent: Look["recent"]): string[] {
	return [...new Set([...recent.values()].map(({ of }) => of))];
}

function describe({ unread, notes, letters }: Counts, ids: Change["ids"]): Change {
	return { unread, notes, letters, ids };
}
