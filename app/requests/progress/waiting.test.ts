import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openRequestPage } from "../../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { commit } from "../../db/commit.server.ts";
import type { RequestEvents, RequestState } from "../../db/desk-tables.ts";
import { changeState } from "./change-state.server.ts";
import { addEvent, listEvents } from "./events.server.ts";
import { beginProgress } from "./progress.server.ts";
import { dateActs, findWaiting } from "./states.ts";
import { takeBackState } from "./take-back.server.ts";

type Act = [by: RequestEvents["by"], kind: RequestEvents["kind"], text?: string];

const letter: Act = ["artist", "letter", "Hello"];
const words: Act = ["client", "words", "And?"];
const declines: Act = ["client", "date", dateActs.declined];
const confirms: Act = ["client", "date", dateActs.confirmed];
const withdraws: Act = ["client", "state", "withdrawn"];
const set = (state: RequestState): Act => ["artist", "state", state];

describe.each(engines)("whose turn it is, and whether a client waits, on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const begin = async (waitlist: "closed" | null = null) => {
		const { id } = await openRequestPage(site, { email: `a${Math.random()}@example.com` });
		await commit(site.database.db, async (trx) => {
			await trx.deleteFrom("request_progress").where("submission_id", "=", id).execute();
			await beginProgress(trx, { id, sentAt: "2026-05-04T10:00:00.000Z", state: "new", waitlist });
		});
		return id;
	};
	const act = (id: string, [by, kind, text = ""]: Act) =>
		commit(site.database.db, (trx) =>
			kind === "state"
				? changeState(trx, id, text as RequestState, by)
				: addEvent(trx, id, { by, kind, text: text || null }),
		);
	const read = (id: string) =>
		site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "waiting_since", "answered_at"])
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow();

	it("is told in the order in which it happened, also within a millisecond", async () => {
		const id = await begin();
		const told = Array.from({ length: 12 }, (_, index) => `Note ${index}`);
		vi.useFakeTimers({ toFake: ["Date"] });
		await commit(site.database.db, async (trx) => {
			for (const text of told) await addEvent(trx, id, { by: "artist", kind: "note", text });
		});
		vi.useRealTimers();
		const events = await listEvents(site.database.db, id);
		expect(events.map(({ text }) => text)).toEqual(told);
		expect(new Set(events.map(({ created_at }) => created_at)).size).toBe(told.length);
	});

	it.each<[Act[], "artist" | "client" | "nobody", boolean]>([
		[[], "artist", true],
		[[words], "artist", true],
		[[letter], "client", false],
		[[["artist", "note", "Hm"]], "artist", true],
		[[set("quoted")], "artist", true],
		[[set("quoted"), letter], "client", false],
		[[letter, set("quoted")], "client", false],
		[[letter, words], "artist", true],
		[[letter, words, set("quoted")], "artist", true],
		[[letter, ["client", "files", "a.jpg"]], "artist", true],
		[[set("deposit-received")], "artist", true],
		[[letter, set("deposit-received")], "artist", false],
		[[letter, words, set("deposit-received")], "artist", true],
		[[set("deposit-received"), letter], "client", false],
		[[set("booked"), words], "artist", true],
		[[set("booked"), words, letter], "nobody", false],
		[[set("done"), words, letter], "nobody", false],
		[[set("declined"), words, letter], "nobody", false],
		[[set("declined")], "nobody", false],
		[[letter, declines], "artist", true],
		[[letter, confirms, ["client", "state", "booked"]], "nobody", false],
		[[letter, words, confirms, ["client", "state", "booked"]], "artist", true],
		[[set("deposit-asked"), letter, confirms], "client", false],
		[[words, declines, withdraws], "artist", false],
		[[withdraws, letter], "nobody", false],
		[[withdraws, words], "artist", true],
		[[set("spam")], "nobody", true],
		[[set("spam"), set("new")], "artist", true],
		[[letter, set("spam"), set("new")], "client", false],
		[[set("done"), set("spam"), set("done")], "nobody", false],
		[[set("done"), words, set("spam"), set("done")], "artist", true],
		[[set("spam"), set("done")], "nobody", false],
	])("after %j: %s, %s", async (acts, turn, waits) => {
		const id = await begin();
		for (const one of acts) await act(id, one);
		const { waiting_since, ...progress } = await read(id);
		expect([progress.turn, waiting_since !== null]).toEqual([turn, waits]);
	});

	it("counts from the first that has no answer", async () => {
		const id = await begin();
		await act(id, words);
		expect((await read(id)).waiting_since).toBe("2026-05-04T10:00:00.000Z");
		await act(id, letter);
		await act(id, words);
		const since = (await read(id)).waiting_since ?? "";
		expect(Date.parse(since)).toBeGreaterThan(Date.parse("2026-05-04T10:00:00.000Z"));
		await act(id, ["client", "files", "a.jpg"]);
		expect((await read(id)).waiting_since).toBe(since);
	});

	it.each<[Act[], "artist" | "client" | "nobody", boolean]>([
		[[], "nobody", false],
		[[words], "artist", true],
		[[words, letter], "nobody", false],
		[[set("quoted")], "artist", false],
		[[set("needs-info"), letter], "client", false],
		[[set("declined"), set("new")], "nobody", false],
	])("on the waitlist, after %j: %s, %s", async (acts, turn, waits) => {
		const id = await begin("closed");
		for (const one of acts) await act(id, one);
		const { waiting_since, ...progress } = await read(id);
		expect([progress.turn, waiting_since !== null]).toEqual([turn, waits]);
	});

	it("is as before once a state is taken back, unless something came after", async () => {
		const id = await begin();
		const takeBack = (event: string | null) =>
			commit(site.database.db, (trx) => takeBackState(trx, id, event ?? ""));
		const before = await read(id);
		const first = await act(id, set("declined"));
		await act(id, ["artist", "note", "Wrong one"]);
		expect(await takeBack(first)).toEqual([]);
		expect(await takeBack(first)).toBeNull();
		expect(await read(id)).toEqual(before);
		const second = await act(id, set("declined"));
		await act(id, words);
		const after = await read(id);
		expect(await takeBack(second)).toBeNull();
		expect(await read(id)).toEqual(after);
	});
});

it.each<[Act[], number | null]>([
	[[words], 0],
	[[words, letter], null],
	[[words, letter, words, declines], 2],
	[[words, withdraws], null],
	[[confirms, set("quoted")], null],
	[[words, set("deposit-received")], 0],
	[[words, set("booked")], null],
	[[words, set("spam"), set("new")], 0],
])("after %j alone, a client waits since number %s", (acts, number) => {
	const events = acts.map(([by, kind, text = null], index) => ({
		...{ by, kind, text },
		created_at: String(index),
	}));
	expect(findWaiting(null, events)).toBe(number === null ? null : String(number));
});
