import { sql } from "kysely";
import type { Db } from "../../db/database.server.ts";
import { replayMs } from "./replay.ts";

export interface Unread {
	/** Unread requests. */
	unread: number;
	notes: number;
}

export interface Change extends Unread {
	/** Ids of the changed requests; null if they are not known, as after an erasure. */
	ids: string[] | null;
}

type Listener = (change: Change) => void;

interface Look extends Unread {
	requests: number;
	/** Times of the requests that were changed or read lately. */
	recent: Map<string, string>;
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
export function watchRequests(db: Db, listener: Listener): () => void {
	const watch = watches.get(db) ?? startWatch(db);
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

function startWatch(db: Db): Watch {
	const listeners = new Set<Listener>();
	let stopped = false;
	let before: Look | undefined;
	let timer: ReturnType<typeof setTimeout>;
	const look = async () => {
		// Retried if the database is out of reach.
		const now = await lookAt(db).catch(() => undefined);
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
	watches.set(db, watch);
	return watch;
}

async function lookAt(db: Db): Promise<Look> {
	const since = new Date(Date.now() - replayMs).toISOString();
	const rows = await db
		.selectFrom("request_progress")
		.select(["submission_id", "changed_at", "read_at"])
		.where((eb) => eb.or([eb("changed_at", ">", since), eb("read_at", ">", since)]))
		.execute();
	const recent = rows.map(
		({ submission_id, changed_at, read_at }) =>
			[submission_id, `${changed_at} ${read_at}`] as const,
	);
	return { ...(await countAll(db)), recent: new Map(recent) };
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

function describeLately({ unread, notes, recent }: Look): Change {
	return { unread, notes, ids: [...recent.keys()] };
}

function compare(before: Look, now: Look): Change | undefined {
	const ids = [...now.recent.keys()].filter((id) => now.recent.get(id) !== before.recent.get(id));
	const { unread, notes } = now;
	if (now.requests < before.requests) return { unread, notes, ids: null };
	if (ids.length > 0) return { unread, notes, ids };
	if (unread !== before.unread) return { unread, notes, ids: null };
	return notes === before.notes ? undefined : { unread, notes, ids };
}
