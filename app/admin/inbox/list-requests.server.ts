import { type Expression, type ExpressionBuilder, sql } from "kysely";
import { judgeDates } from "../../appointments/judge-dates.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestProgress } from "../../db/desk-tables.ts";
import { hasWords } from "../../db/search.server.ts";
import type { SearchedWord } from "../../db/search-words.ts";
import type { Tables } from "../../db/tables.ts";
import { countFilters, type FilterName, listKinds } from "./filters.ts";
import { type Cursor, cursorOf, type ListView, writeListView } from "./list-address.ts";

export interface ListedRequest
	extends Pick<RequestProgress, "state" | "turn" | "waitlist" | "changed_at"> {
	id: string;
	created_at: string;
	first_name: string;
	last_name: string;
	/** The first 240 characters. */
	idea: string | null;
	files: number;
	unread: boolean;
	/** A letter to the client failed for good: the mail server refused it, or it must not leave. */
	undelivered: boolean;
	/** Start of the promised reply time; null if no client waits. */
	waiting_since: string | null;
	/** Booked without a date in the calendar, also where a letter said the day and the client's page asks for none. */
	isDateless: boolean;
}

export interface ListPage {
	rows: ListedRequest[];
	/** The query of the next page. */
	next: string | null;
	/** Server time: the page computes the same durations before and after hydration. */
	now: number;
}

export const pageLength = 50;

export interface SearchedView extends ListView {
	/** See `readSearchedWords`. */
	words: SearchedWord[];
}

/** Requests whose client waits come first, the longest at the top; then the others, the latest change first. */
export async function listRequests(
	db: Db,
	view: SearchedView,
	length = pageLength,
): Promise<ListPage> {
	const { after } = view;
	const limit = length + 1;
	const waiting =
		after?.among === "rest" ? [] : await selectPage(db, "waiting", view, limit).execute();
	const rest =
		waiting.length === limit
			? []
			: await selectPage(db, "rest", view, limit - waiting.length).execute();
	const found = [...waiting, ...rest.map((row) => ({ ...row, waiting_since: null }))];
	const shown = found.slice(0, length);
	const dateless = await findDateless(db, shown);
	const rows = shown.map((row) => ({
		...row,
		unread: Boolean(row.unread),
		undelivered: Boolean(row.undelivered),
		isDateless: dateless.has(row.id),
	}));
	const last = found.length > length ? rows.at(-1) : undefined;
	return {
		rows,
		next: last ? writeListView({ ...view, after: cursorOf(last) }) : null,
		now: Date.now(),
	};
}

export async function countRequests(
	db: Db,
	view: SearchedView,
): Promise<Record<FilterName, number>> {
	const counts = await selectFound(db, { ...view, show: "all" })
		.select(["state", "turn", "waitlist", (eb) => eb.fn.countAll<number>().as("count")])
		.groupBy(["state", "turn", "waitlist"])
		.execute();
	return countFilters(counts);
}

/** Requests that the spam rules set aside, and that the artist has not opened. */
export async function countUnreadSpam(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom("request_progress")
		.innerJoin("consultation_submissions as request", "request.id", "submission_id")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("state", "=", "spam")
		.where("read_at", "is", null)
		.where("set_aside", "is not", null)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** The longest wait, or the latest change, comes first. */
const orders = { waiting: ["waiting_since", "asc"], rest: ["changed_at", "desc"] } as const;

function selectPage(db: Db, among: Cursor["among"], view: SearchedView, limit: number) {
	const [column, way] = orders[among];
	const after = view.after?.among === among ? view.after : null;
	const ids = selectPart(db, among, { ...view, after })
		.select("submission_id")
		.limit(limit);
	return selectRows(db, ids.$asScalar()).orderBy(column, way).orderBy("submission_id", way);
}

/** One of the list's two parts from a place on, or from that place back to the top. */
export function selectPart(db: Db, among: Cursor["among"], view: SearchedView, isBackward = false) {
	const { after } = view;
	const [column, forward] = orders[among];
	const way = (forward === "asc") === isBackward ? "desc" : "asc";
	const isPast = sql.raw(way === "asc" ? ">" : "<");
	return selectFound(db, view)
		.where((eb) => (among === "waiting" ? isWaiting(eb) : eb.not(isWaiting(eb))))
		.$if(after !== null, (query) =>
			query.where(
				sql<boolean>`(${sql.ref(column)}, submission_id) ${isPast} (${after?.time}, ${after?.id})`,
			),
		)
		.orderBy(column, way)
		.orderBy("submission_id", way);
}

function isWaiting({ eb }: ExpressionBuilder<Tables, "request_progress">) {
	return eb.and([eb("waiting_since", "is not", null), eb("state", "<>", "spam")]);
}

const stateKey = sql<string>`state || ' ' || turn || case when waitlist is null then '' else ' waitlist' end`;

function selectFound(db: Db, { show, search, words }: SearchedView) {
	const found = db
		.selectFrom("request_progress")
		.$if(show !== "all", (query) => query.where(stateKey, "in", listKinds(show)));
	if (words.length > 0) return found.where(hasWords(db, words));
	// Punctuation alone matches nothing.
	return search ? found.where(sql<boolean>`1 = 0`) : found;
}

/** Reads whole rows for the page's ids only; the ids come from an index. */
function selectRows(db: Db, ids: Expression<string>) {
	return db
		.selectFrom("request_progress")
		.innerJoin(
			"consultation_submissions as request",
			"request.id",
			"request_progress.submission_id",
		)
		.select([
			"request.id",
			"request.created_at",
			"first_name",
			"last_name",
			sql<string | null>`substr(design_idea, 1, 240)`.as("idea"),
			"reference_images_count as files",
			"state",
			"turn",
			"waitlist",
			"changed_at",
			"waiting_since",
			sql<boolean | number>`read_at is null`.as("unread"),
		])
		.select(({ exists, selectFrom }) =>
			exists(
				selectFrom("letters")
					.select("letters.id")
					.whereRef("letters.submission_id", "=", "request.id")
					.where("letters.state", "=", "failed")
					// Anybody who types the client's address can have link mails held back.
					.where("kind", "not in", ["notice", "link"]),
			).as("undelivered"),
		)
		.where("request_progress.submission_id", "in", ids);
}

async function findDateless(
	db: Db,
	rows: Pick<ListedRequest, "id" | "state">[],
): Promise<Set<string>> {
	const booked = rows.filter(({ state }) => state === "booked").map(({ id }) => id);
	if (booked.length === 0) return new Set();
	const dates = await db
		.selectFrom("appointments")
		.select(["submission_id", "status", "ends_at", "changed_at"])
		.where("submission_id", "in", booked)
		.execute();
	const datesOf = Map.groupBy(dates, ({ submission_id }) => submission_id);
	const now = new Date().toISOString();
	return new Set(
		booked.filter((id) => {
			const own = datesOf.get(id);
			return !own || judgeDates(own, now) === "none";
		}),
	);
}
