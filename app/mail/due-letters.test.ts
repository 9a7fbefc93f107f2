import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeState } from "../../test/change-state.ts";
import { addTo, type ClientPage, openRequestPage } from "../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { commit } from "../db/commit.server.ts";
import type { RequestEvents, RequestState } from "../db/desk-tables.ts";
import { addEvent } from "../requests/progress/events.server.ts";
import { markRead } from "../requests/progress/progress.server.ts";
import { takeLetters } from "./due-letters.server.ts";

type Act = (page: ClientPage) => Promise<unknown>;

describe.each(engines)("a notice that waits on %s", (engine) => {
	let site: TestSite;
	let page: ClientPage;
	let count = 0;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());
	beforeEach(async () => {
		await site.database.db.deleteFrom("letters").execute();
		count += 1;
		page = await openRequestPage(site, { email: `visitor${count}@example.com` });
		await site.database.db.deleteFrom("letters").where("kind", "<>", "notice").execute();
	});

	const set =
		(state: RequestState): Act =>
		({ id }) =>
			changeState(site.database.db, id, state, "artist");
	const add =
		(kind: RequestEvents["kind"], text: string): Act =>
		({ id }) =>
			commit(site.database.db, (trx) => addEvent(trx, id, { by: "artist", kind, text }));
	const write: Act = (page) => addTo(site, page, "And?");
	const read: Act = ({ id }) => markRead(site.database.db, id);
	const listStates = async () => {
		const letters = await site.database.db
			.selectFrom("letters")
			.select("state")
			.where("kind", "=", "notice")
			.orderBy("created_at")
			.execute();
		return letters.map(({ state }) => state);
	};

	it.each<[string, Act[]]>([
		["declined", [set("declined")]],
		["booked", [set("booked")]],
		["answered", [add("letter", "Yes")]],
		["set aside as spam", [set("spam")]],
		["set aside as spam after a question", [write, set("spam")]],
		["answered after a question", [write, add("letter", "Yes")]],
	])("is left once its request is %s", async (_, acts) => {
		for (const act of acts) await act(page);
		const left = await listStates();
		expect(await takeLetters(site.database.db)).toEqual([]);
		expect(await listStates()).toEqual(left.fill("left"));
		expect(await takeLetters(site.database.db)).toBeUndefined();
	});

	it.each<[string, Act[]]>([
		["read", [read]],
		["noted about", [add("note", "Hm")]],
		["quoted without a word", [read, set("quoted")]],
		["asked about again", [add("letter", "Yes"), write]],
	])("leaves while its request is only %s", async (_, acts) => {
		for (const act of acts) await act(page);
		const waiting = await listStates();
		expect(await takeLetters(site.database.db)).toHaveLength(waiting.length);
	});

	it("comes of what is added once a request is back from spam", async () => {
		await write(page);
		await set("spam")(page);
		expect(await takeLetters(site.database.db)).toEqual([]);
		await set("new")(page);
		await addTo(site, page, "And now?");
		expect(await listStates()).toEqual(["left", "left", "waiting"]);
	});

	it("leaves if it tells of a withdrawal, whatever the artist does then", async () => {
		const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
		await site.call(`${page.path}/withdraw`, { method: "POST", headers, from: page.from });
		await set("declined")(page);
		expect(await takeLetters(site.database.db)).toEqual([]);
		const taken = await takeLetters(site.database.db);
		expect(taken?.map(({ subject }) => subject)).toEqual([
			expect.stringMatching(/^Request withdrawn: /),
		]);
	});

	it("leaves where the artist sends it again", async () => {
		await set("declined")(page);
		await site.database.db.updateTable("letters").set({ problem: "Refused" }).execute();
		expect(await takeLetters(site.database.db)).toHaveLength(1);
	});
});
