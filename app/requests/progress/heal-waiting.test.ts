import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Act, storePastRequest } from "../../../test/past-request.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import type { RequestProgress } from "../../db/desk-tables.ts";
import { healWaiting } from "./heal-waiting.server.ts";
import { dateActs } from "./states.ts";

type Progress = Pick<RequestProgress, "state" | "turn" | "waiting_since"> &
	Partial<RequestProgress>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const now = Date.parse("2026-05-04T10:00:00.000Z");
/** The request, and then its events, a minute apart. */
const at = (minutes: number) => new Date(now - 60 * minute + minutes * minute).toISOString();
const letter: Act = ["artist", "letter", "Hello"];
const words: Act = ["client", "words", "And?"];
const proposed: Act = ["artist", "date", dateActs.proposed];
const confirmed: Act = ["client", "date", dateActs.confirmed];
const fresh = { state: "new", turn: "artist", waiting_since: null } as const;
const waits = { state: "new", waiting_since: at(0) } as const;

describe.each(engines)("what an older version leaves undone, on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const store = (progress: Progress, acts: Act[], created_at = at(0)) =>
		storePastRequest(site.database.db, {
			...{ created_at, acts, at },
			progress: { changed_at: at(acts.length), ...progress },
		});
	const heal = async (id: string) => {
		const { db } = site.database;
		await healWaiting(db, now);
		return db
			.selectFrom("request_progress")
			.select(["turn", "waiting_since", "told_at"])
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow();
	};

	it.each<[string, Progress, Act[], Progress["turn"], string | null]>([
		["a request", fresh, [], "artist", at(0)],
		["words after an answer", { ...fresh, answered_at: at(1) }, [letter, words], "artist", at(2)],
		["an answer", { ...waits, turn: "client", told_at: at(0) }, [letter], "client", null],
		[
			"booking",
			{ ...waits, state: "booked", turn: "nobody" },
			[["artist", "state", "booked"]],
			"nobody",
			null,
		],
		[
			"a state that was not told",
			{ ...waits, state: "quoted", turn: "client" },
			[["artist", "state", "quoted"]],
			"artist",
			at(0),
		],
		[
			"a date that the client confirmed",
			{ ...waits, state: "booked", turn: "nobody" },
			[words, proposed, confirmed],
			"nobody",
			null,
		],
		[
			"words before that",
			{ ...waits, state: "booked", turn: "nobody" },
			[proposed, words, confirmed],
			"artist",
			at(2),
		],
	])("is made up for: %s", async (_, progress, acts, turn, waiting_since) => {
		const id = await store(progress, acts);
		const healed = { turn, waiting_since, told_at: null };
		expect(await heal(id)).toEqual(healed);
		expect(await heal(id)).toEqual(healed);
	});

	it.each<[string, Progress, Act[], string?]>([
		["is on the waitlist", { ...fresh, waitlist: "closed" }, []],
		[
			"has paid the deposit",
			{ ...fresh, state: "deposit-received" },
			[letter, ["artist", "state", "deposit-received"]],
		],
		["was withdrawn", { ...fresh, state: "withdrawn" }, [words, ["client", "state", "withdrawn"]]],
		["was moved in", fresh, [], "2019-01-01T00:00:00.000Z"],
		["is spam", { ...waits, state: "spam", turn: "nobody" }, []],
		["has not changed lately", { ...fresh, changed_at: new Date(now - 2 * day).toISOString() }, []],
	])("is nothing where a request %s", async (_, progress, acts, created_at) => {
		const id = await store(progress, acts, created_at);
		const { turn, waiting_since } = progress;
		expect(await heal(id)).toEqual({ turn, waiting_since, told_at: null });
	});
});
