import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { addRequests } from "../../../test/listed-requests.ts";
import { readPage } from "../../../test/read-page.ts";
import { newAddress, submission } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { addAppointment, declineAppointment } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { addLetter } from "../../mail/outbox.server.ts";
import { saveTerms } from "../../requests/terms/terms.server.ts";
import type { ListPage } from "./list-requests.server.ts";

describe.each(engines)("the artist's list on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	const get = (path: string) => site.call(path, { headers: artist });
	const listNames = async (query: string) => {
		const { rows } = (await get(`/admin/list${query}`)).json() as unknown as ListPage;
		return rows.map(({ first_name }) => first_name);
	};
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		const answered_at = new Date().toISOString();
		await addRequests(site.database.db, [
			{ first_name: "Fresh", sent: 1, design_idea: "Überwuchertes Farn, no hurry" },
			{ first_name: "Overdue", sent: 30, files: ["Heron_reeds-2.JPG"] },
			{ first_name: "Due", sent: 20, phone: "(970) 555-0142" },
			{ first_name: "Spoken", sent: 40, changed: 3, waits: null, answered_at },
			{ first_name: "Quoted", state: "quoted", sent: 90, changed: 2, answered_at },
			{ first_name: "Paid", state: "deposit-received", sent: 90, changed: 8, answered_at },
			{ first_name: "Booked", state: "booked", sent: 90, changed: 9, answered_at },
			{ first_name: "Finished", state: "done", sent: 900, changed: 50, answered_at },
			{ first_name: "Back", state: "done", turn: "artist", sent: 900, waits: 25, answered_at },
			{ first_name: "Declined", state: "declined", sent: 90, changed: 60, answered_at },
			{ first_name: "Left", state: "withdrawn", sent: 90, changed: 70 },
			{ first_name: "Spam", state: "spam", sent: 5, waits: 5 },
			{ first_name: "Listed", waitlist: "closed", turn: "nobody", sent: 800, waits: null },
		]);
	});
	afterAll(() => site.close());

	it("has those whose clients wait first, the longest at the top, then the latest changes", async () => {
		const waiting = ["Overdue", "Back", "Due", "Fresh"];
		const others = ["Quoted", "Spoken", "Paid", "Booked", "Left", "Listed"];
		expect(await listNames("")).toEqual([...waiting, ...others]);
	});

	it.each([
		["mine", ["Overdue", "Back", "Due", "Fresh", "Spoken", "Paid", "Left"]],
		["waitlist", ["Listed"]],
		["client", ["Quoted"]],
		["booked", ["Booked"]],
		["closed", ["Back", "Finished", "Declined", "Left"]],
		["new", ["Overdue", "Due", "Fresh", "Spoken", "Listed"]],
		["deposit-received", ["Paid"]],
		["done", ["Back", "Finished"]],
		["spam", ["Spam"]],
	])("shows %s", async (show, names) => {
		expect(await listNames(`?show=${show}`)).toEqual(names);
	});

	it("links its filters with their counts, unread in its title, and says the time left", async () => {
		const { words, links, title } = readPage((await get("/admin")).text);
		expect(title).toBe("(12) Requests");
		const counts = [
			"Open 10",
			"Your turn 7",
			"Client’s turn 1",
			"Waitlist 1",
			"Booked 1",
			"Closed 4",
			"Done 2",
		];
		const shown = links.map((link) => link.words);
		expect(shown).toEqual(expect.arrayContaining([...counts, "Set aside as spam 1", "All 13"]));
		expect(links).toContainEqual({ to: "/admin?show=spam", words: "Set aside as spam 1" });
		expect(words).toMatch(/Overdue Visitor.* Overdue by 6 h 1 file/);
		expect(words).toMatch(/Due Visitor.* [34] h left/);
	});

	it.each([
		["over", ["Overdue"]],
		["ueber", []],
		["uberw farn", ["Fresh"]],
		["ÜBERW", ["Fresh"]],
		["heron reeds", ["Overdue"]],
		["9705550", ["Due"]],
		["970 555-0142", ["Due"]],
		["visitor@example.com fresh", ["Fresh"]],
		["heron fresh", []],
		["spam", ["Spam"]],
		["***", []],
		['"', []],
	])("finds %s", async (words, names) => {
		expect(await listNames(`?q=${encodeURIComponent(words)}`)).toEqual(names);
	});

	it("says whose letter the mail server refused", async () => {
		const { db } = site.database;
		const { rows } = (await get("/admin/list?show=all")).json() as unknown as ListPage;
		const idOf = (name: string) => rows.find((row) => row.first_name === name)?.id ?? "";
		const write = async (
			name: string,
			kind: "answer" | "notice" | "link",
			state: "failed" | "sent",
		) => {
			const letter = { kind, recipient: "", subject: "Hi", text: "Hi", requestId: idOf(name) };
			const id = await commit(db, (trx) => addLetter(trx, letter));
			await db.updateTable("letters").set({ state }).where("id", "=", id).execute();
			return id;
		};
		const listFlagged = async () => {
			const page = (await get("/admin/list?show=all")).json() as unknown as ListPage;
			return page.rows.filter((row) => row.undelivered).map(({ first_name }) => first_name);
		};
		await write("Quoted", "answer", "sent");
		await write("Booked", "notice", "failed");
		await write("Booked", "link", "failed");
		const refused = await write("Quoted", "answer", "failed");
		expect(await listFlagged()).toEqual(["Quoted"]);
		const { words } = readPage((await get("/admin?show=client")).text);
		expect(words).toMatch(/Quoted Visitor.* Letter not sent/);
		expect(words).toContain("Letters 2 not sent");
		await commit(db, (trx) => trx.deleteFrom("letters").where("id", "=", refused).execute());
		expect(await listFlagged()).toEqual([]);
	});

	it("says which booked requests have no date", async () => {
		const { db } = site.database;
		const [id = ""] = await addRequests(db, [{ first_name: "Dated", state: "booked" }]);
		const isFlagged = async () => {
			const { rows } = (await get("/admin/list?show=booked")).json() as unknown as ListPage;
			return rows.find((row) => row.id === id)?.isDateless;
		};
		expect(await isFlagged()).toBe(true);
		const times = {
			starts_at: "2999-12-04T21:00:00.000Z",
			ends_at: "2999-12-05T00:00:00.000Z",
			place: "Here",
		};
		const date = await commit(db, (trx) => addAppointment(trx, id, times, "proposed"));
		expect(await isFlagged()).toBe(false);
		await commit(db, (trx) => declineAppointment(trx, date, "artist"));
		expect(await isFlagged()).toBe(true);
		expect(readPage((await get("/admin?show=booked")).text).words).toMatch(
			/Dated Visitor.* Booked Your turn No date yet/,
		);
		await commit(db, (trx) =>
			trx.deleteFrom("consultation_submissions").where("id", "=", id).execute(),
		);
	});

	it("treats hostile searches as plain words", async () => {
		const hostile = [
			"' OR 1=1--",
			'" OR words MATCH "a',
			"a:b & !c | (d)",
			"NEAR(a b)",
			"\0",
			"%00",
		];
		hostile.push(
			"' | 'zebra':*",
			"over* NOT due",
			"{words}: over",
			"a".repeat(5_000),
			"\ud800",
			"^a",
		);
		for (const words of hostile) {
			const answer = await get(`/admin/list?q=${encodeURIComponent(words.toWellFormed())}`);
			expect([answer.status, (answer.json() as unknown as ListPage).rows]).toEqual([200, []]);
		}
	});

	it("refuses an address with unknown values, and says so", async () => {
		for (const query of ["?show=x'--", "?after=rest_now_1", "?show=all'%20OR%201=1--"]) {
			for (const path of ["/admin", "/admin/list"]) {
				const { status, text } = await get(path + query);
				expect(status).toBe(400);
				expect(text).toContain("Part of this address doesn’t match any list of requests.");
				if (path === "/admin") expect(text).not.toContain("Try Again");
			}
		}
		for (const query of ["?length=-1", "?length=x"]) {
			expect((await get(`/admin/list${query}`)).status).toBe(400);
		}
	});

	it("ignores parameters that it does not know", async () => {
		const all = await listNames("?show=booked");
		for (const added of ["fbclid=x", "utm_source=mail", "filter[email][$gt]=", "sort=password"]) {
			expect((await get(`/admin?${added}`)).status).toBe(200);
			expect(await listNames(`?show=booked&${added}`)).toEqual(all);
		}
	});

	it("searches within a filter, and says when nothing is found", async () => {
		expect(await listNames("?q=visitor&show=booked")).toEqual(["Booked"]);
		expect(await listNames("?q=visitor")).toHaveLength(13);
		expect(readPage((await get("/admin?q=zebra")).text).words).toContain(
			"Nothing found for “zebra”",
		);
	});

	it("finds later additions, and nothing of an erased request", async () => {
		const sent = await site.call("/api/consultations", {
			...submission({ first_name: "Erasable", email: "gone@example.com" }),
			from: newAddress(),
		});
		expect(await listNames("?q=erasab")).toEqual(["Erasable"]);
		await site.database.db
			.deleteFrom("consultation_submissions")
			.where("id", "=", String(sent.json().id))
			.execute();
		expect(await listNames("?q=erasab")).toEqual([]);
	});

	it("finds the title of the asked piece, what was agreed, and the place of a date", async () => {
		const { db } = site.database;
		const [id = ""] = await addRequests(db, [
			{ first_name: "Agreed", piece: "tattoos/12" },
			{ first_name: "Other", piece: "tattoos/1" },
		]);
		await commit(db, async (trx) => {
			await saveTerms(trx, id, { quote_text: "Two sittings", quote: 1234, deposit: 567 });
			const starts_at = new Date().toISOString();
			const times = { starts_at, ends_at: starts_at, place: "Ferry Wharf" };
			await addAppointment(trx, id, times, "proposed");
		});
		for (const words of ["columbine", "agreed columb", "two sitt", "1234", "567", "ferry wharf"]) {
			expect([words, await listNames(`?q=${encodeURIComponent(words)}`)]).toEqual([
				words,
				["Agreed"],
			]);
		}
		expect(await listNames("?q=columbine+other")).toEqual([]);
		const { words } = readPage((await get("/admin?q=columbine")).text);
		expect(words).toContain("1 request found");
	});

	it("goes on page by page, each request once, whatever changes meanwhile", async () => {
		const whole = await listNames("?show=all&length=100");
		const names: string[] = [];
		let query: string | null = "?show=all";
		while (query) {
			const page = (await get(`/admin/list${query}&length=5`)).json() as unknown as ListPage;
			names.push(...page.rows.map(({ first_name }) => first_name));
			query = page.next;
		}
		expect(names).toEqual(whole);
	});

	it("says what the spam rules set aside, until it is opened", async () => {
		const design_idea = "Like https://a.example/b ".repeat(4);
		const sent = await site.call("/api/consultations", {
			...submission({ email: "linking@example.com", design_idea }),
			from: newAddress(),
		});
		const link = { to: "/admin?show=spam", words: "1 unread request was set aside as spam" };
		const listLinks = async (query: string) => readPage((await get(`/admin${query}`)).text).links;
		expect(await listLinks("")).toContainEqual(link);
		expect(await listLinks("?show=mine")).toContainEqual(link);
		expect(await listLinks("?show=spam")).not.toContainEqual(link);
		await get(`/admin/requests/${sent.json().id}`);
		expect(await listLinks("")).not.toContainEqual(link);
	});
});
