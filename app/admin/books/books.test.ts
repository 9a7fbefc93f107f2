import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { readButton, readPageForm } from "../../../test/page-form.ts";
import { readPage } from "../../../test/read-page.ts";
import { openRequestPage } from "../../../test/request-page.ts";
import { sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { readBooksDay } from "../../books/follow-calendar.ts";

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * dayMs).toISOString().slice(0, 10);
const event = { intent: "event", kind: "Guest spot", name: "A studio", place: "Denver, Colorado" };

describe.each(engines)("the books on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let before: string[];
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		before = await readPages();
	});
	afterEach(() => vi.useRealTimers());
	afterAll(() => site.close());

	const readPages = () =>
		Promise.all(
			["/", "/contact", "/consultation"].map(async (path) => (await site.call(path)).text),
		);
	const desk = openDesk(() => ({ site, artist }));
	const open = async () => (await desk.get("/admin/books")).text;
	const send = (fields: URLSearchParams) => desk.post("/admin/books", fields);
	/** @param page that was opened before, if one is given */
	const post = async (fields: Record<string, string>, page?: string) => {
		const ofEvent = `name="id" value="${fields.id ?? ""}"`;
		const form = readPageForm(
			page ?? (await open()),
			fields.intent === "state" ? 'value="state"' : ofEvent,
		);
		return send(new URLSearchParams({ seen: form.get("seen") ?? "", ...fields }));
	};
	const readEventId = async () => /name="id" value="([0-9a-f]+)"/.exec(await open())?.[1] ?? "";
	const readData = async (path: string) => {
		const [, text = "{}"] =
			/<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await site.call(path)).text) ??
			[];
		return JSON.parse(text);
	};
	const ask = async () => {
		const id = await sendRequest(site);
		return site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "waitlist"])
			.where("submission_id", "=", id)
			.executeTakeFirst();
	};

	it("change nothing for visitors while they are open without a word", async () => {
		expect((await post({ intent: "state", state: "open", text: " ", opensOn: "" })).status).toBe(
			303,
		);
		expect(await readPages()).toEqual(before);
		expect(await ask()).toEqual({ state: "new", turn: "artist", waitlist: null });
	});

	it("are closed on all kept pages at once, and still take the waitlist", async () => {
		await post({
			intent: "state",
			state: "closed",
			text: "Back in {leadTime}.",
			opensOn: inDays(9),
		});
		for (const page of await readPages()) {
			expect(page).toContain("The books are closed");
			expect(page).toContain("Back in 2-4 weeks.");
			expect(page).toContain("The books open again on");
		}
		expect(readPage(await open()).words).toContain("The books are closed. Back in 2-4 weeks.");
		expect(await readData("/")).toMatchObject({
			makesOffer: { availability: "https://schema.org/SoldOut", availabilityStarts: inDays(9) },
		});
		expect(await ask()).toEqual({ state: "new", turn: "nobody", waitlist: "closed" });
		const { path } = await openRequestPage(site);
		expect(readPage((await site.call(path)).text).words).toMatch(
			/I’ll write to you when there’s room for it\. The books open again on/,
		);
	});

	it("promise no answer to who is on the waitlist", async () => {
		const { text } = await site.database.db
			.selectFrom("letters")
			.innerJoin("request_progress as progress", "progress.submission_id", "letters.submission_id")
			.select("letters.text")
			.where("letters.kind", "=", "receipt")
			.where("progress.waitlist", "=", "closed")
			.executeTakeFirstOrThrow();
		expect(text).toContain(documents.letters.receipt.waitlist);
		expect(text).toContain(
			"1. You are on the waitlist\nBack in 2-4 weeks. The books open again on",
		);
		expect(text).not.toContain("24 hours");
		const sent = await site.call("/consultation/sent");
		expect(sent.text).toContain("Thank you! Your request is on the waitlist.");
		const consultation = ["/consultation", "/consultation/sent"];
		for (const path of [
			"/",
			"/about",
			"/contact",
			"/drawing-and-deposit-policy",
			...consultation,
		]) {
			const { words, meta } = readPage((await site.call(path)).text);
			expect(`${path} ${words} ${meta.get("description")}`).not.toContain("24 hours");
		}
		expect((await site.call("/contact")).text).toContain("reply when a spot opens up. If");
	});

	it("say that there is a waitlist", async () => {
		await post({ intent: "state", state: "waitlist", text: "", opensOn: "" });
		for (const page of await readPages()) expect(page).toContain("goes on the waitlist");
		expect(await ask()).toMatchObject({ state: "new", waitlist: "waitlist" });
	});

	it("lose the words for closed books when they are opened, unless new ones are written", async () => {
		const full = {
			intent: "state",
			state: "waitlist",
			text: "I am full until March.",
			opensOn: "",
		};
		const opened = { ...full, state: "open" };
		await post(full);
		const tab = await open();
		for (const _ of [1, 2]) expect((await post(opened, tab)).status).toBe(303);
		expect(await readPages()).toEqual(before);
		await post(full);
		await post({ ...opened, text: "Open again!" });
		expect((await site.call("/")).text).toContain("Open again!");
		await post({ ...opened, text: full.text });
		expect((await site.call("/")).text).toContain(full.text);
	});

	it("open by themselves on their day", async () => {
		await post({ intent: "state", state: "closed", text: "", opensOn: inDays(3) });
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * dayMs });
		await site.content.refresh();
		expect(await readPages()).toEqual(before);
		expect(await ask()).toMatchObject({ waitlist: null });
	});

	it("show events until they are past", async () => {
		await post({ intent: "state", state: "open", text: "", opensOn: "" });
		expect((await post({ ...event, from: inDays(5), until: inDays(7) })).status).toBe(303);
		for (const page of (await readPages()).slice(0, 2)) {
			expect(page).toContain("Guest Spots and Events");
			expect(page).toContain("Denver, Colorado");
		}
		expect(await readData("/contact")).toMatchObject({
			event: [{ "@type": "Event", name: "A studio", startDate: inDays(5), endDate: inDays(7) }],
		});
		const id = await readEventId();
		await post({ ...event, id, from: "2099-05-10", until: "2099-05-12" });
		for (const page of [...(await readPages()).slice(0, 2), await open()])
			expect(readPage(page).words).toContain("May 10–12, 2099");
		expect(await readData("/contact")).toMatchObject({ event: [{ startDate: "2099-05-10" }] });
		await post({ ...event, id, name: "Another studio", from: inDays(5), until: "" });
		const [home] = await readPages();
		expect(home).toContain("Another studio");
		expect(home).not.toContain("A studio");
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 9 * dayMs });
		await site.content.refresh();
		expect(await readPages()).toEqual(before);
	});

	it("list a new event once if it is sent again because its answer was lost", async () => {
		const added = { ...event, from: inDays(5), until: "" };
		for (const _ of [1, 2]) expect((await post(added)).status).toBe(303);
		const { events } = (await site.content.read("books")).body;
		expect(events.filter(({ name }) => name === event.name)).toHaveLength(1);
		await post({ intent: "remove", id: events.find(({ name }) => name === event.name)?.id ?? "" });
	});

	it("never lose an event to a wrong year", async () => {
		const id = await readEventId();
		for (const days of [
			{ from: "2009-06-04", until: "2009-06-05" },
			{ from: "0026-06-04", until: "" },
		]) {
			const refused = await post({ ...event, id, ...days });
			expect(refused.status).toBe(422);
			expect(refused.text).toContain("This day is over");
			expect((await site.content.read("books")).body.events).toMatchObject([{ from: inDays(5) }]);
		}
		// It has begun.
		await post({ ...event, id, from: inDays(-5), until: inDays(7) });
		expect((await site.content.read("books")).body.events).toMatchObject([{ from: inDays(-5) }]);
	});

	it("lose an event that is removed, after a question", async () => {
		const { words } = readPage(await open());
		expect(words).toContain("Remove A studio It comes off Home and Contact right away");
		await post({ intent: "remove", id: await readEventId() });
		await site.content.refresh();
		expect(await readPages()).toEqual(before);
	});

	it("never lose unseen what another tab has saved", async () => {
		const tab = await open();
		await post({ intent: "state", state: "closed", text: "Of the phone", opensOn: "" });
		const mine = { intent: "state", state: "waitlist", text: "Of the desk", opensOn: "" };
		const refused = await post(mine, tab);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Of the <del>phone</del><ins>desk</ins>");
		expect((await site.call("/")).text).toContain("Of the phone");
		const kept = readPageForm(refused.text, 'value="state"');
		expect(kept.get("text")).toBe("Of the desk");
		expect((await send(kept)).status).toBe(409);
		// An event is another part of the books.
		expect((await post({ ...event, from: inDays(5), until: "" }, tab)).status).toBe(303);
		kept.set("over", readButton(refused.text, "over") ?? "");
		expect((await send(kept)).status).toBe(303);
		const { text } = await site.call("/");
		expect(text).toContain("Of the desk");
		expect(text).toContain("Denver, Colorado");
	});

	it("ask about an event that another tab has changed or removed, and take the same twice", async () => {
		const id = await readEventId();
		const tab = await open();
		const changed = { ...event, id, name: "Of the phone", from: inDays(5), until: "" };
		expect((await post(changed)).status).toBe(303);
		expect((await post(changed, tab)).status).toBe(303);
		const typed = await post({ ...changed, name: "Of the desk" }, tab);
		expect(typed.status).toBe(409);
		expect(readPageForm(typed.text, `name="id" value="${id}"`).get("name")).toBe("Of the desk");
		const kept = await post({ intent: "remove", id }, tab);
		expect(kept.status).toBe(409);
		expect(kept.text).toMatch(/name="over"[^>]*>(<[^>]*>)*Remove It/);
		expect((await site.call("/")).text).toContain("Of the phone");
		await post({ intent: "remove", id });
		const again = await post({ ...changed, name: "Of the desk" }, tab);
		expect(again.status).toBe(409);
		const { words } = readPage(again.text);
		expect(words).toContain("Of the desk Added");
		expect(words).toContain("First day");
		expect(words).not.toContain(id);
		const added = readPageForm(again.text, `name="id" value="${id}"`);
		added.set("over", readButton(again.text, "over") ?? "");
		expect((await send(added)).status).toBe(303);
		expect((await site.call("/")).text).toContain("Of the desk");
		await post({ intent: "remove", id });
		await post({ intent: "state", state: "open", text: "", opensOn: "" });
		expect(await readPages()).toEqual(before);
	});

	it.each([
		[{ intent: "state", state: "gone" }, "state"],
		[{ intent: "state", state: "closed", opensOn: "soon" }, "Write dates as"],
		[{ intent: "state", state: "closed", opensOn: readBooksDay(Date.now()) }, "Choose a later day"],
		[{ intent: "state", state: "closed", text: "x".repeat(401) }, "Use at most 400 characters."],
		[{ intent: "state", state: "closed", text: "{leadtime}" }, "{leadtime} is not a placeholder"],
		[{ ...event, place: "{town}", from: inDays(5) }, "{town} is not a placeholder"],
		[{ ...event, from: "2027-02-03", until: "2027-02-01" }, "The last day comes before the first"],
		[{ ...event, name: "", from: "2027-02-03" }, "Write something here."],
		[{ intent: "burn" }, "That can’t be changed here."],
	])("refuse %j, and keep what was typed", async (fields, words) => {
		const answer = await post(fields as unknown as Record<string, string>);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain(words);
		expect(await readPages()).toEqual(before);
	});
});
