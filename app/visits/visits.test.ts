import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { signIn } from "../../test/artist.ts";
import { documents } from "../../test/documents.ts";
import { addRequests } from "../../test/listed-requests.ts";
import { readPage } from "../../test/read-page.ts";
import { newAddress, submission } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { createVisitCounts } from "./visit-counts.server.ts";

const { timeZone } = documents.studio;
const phone = {
	"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1",
};

describe.each(engines)("counting visits on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterEach(async () => {
		vi.useRealTimers();
		await site.visits.flush(site.database.db, timeZone);
		await site.database.db.deleteFrom("daily_counts").execute();
	});
	afterAll(() => site.close());

	const readCounts = async () => {
		await site.visits.flush(site.database.db, timeZone);
		const rows = await site.database.db.selectFrom("daily_counts").selectAll().execute();
		return Object.fromEntries(rows.map(({ page, event, count }) => [`${event} ${page}`, count]));
	};
	const tell = (json: unknown, headers: Record<string, string> = phone, from = newAddress()) =>
		site.call("/api/form-progress", { method: "POST", json, headers, from });

	it("counts a page by its first answer, kept ones, known ones and the router's data", async () => {
		const first = await site.call("/about?utm_source=card", { headers: phone });
		await site.call("/about", { headers: phone });
		const known = { ...phone, "If-None-Match": String(first.headers.etag) };
		expect((await site.call("/about", { headers: known })).status).toBe(304);
		await site.call("/about.data", { headers: { ...phone, "Sec-Fetch-Dest": "empty" } });
		await site.call("/_.data", { headers: phone });
		expect(await readCounts()).toEqual({ "view /about": 4, "view /": 1 });
	});

	it("leaves out requests that are no views", async () => {
		const more: Record<string, string>[] = [
			{ "Sec-Purpose": "prefetch;prerender" },
			{ "Sec-Fetch-Dest": "empty" },
			{ "User-Agent": "Googlebot/2.1" },
			artist,
		];
		for (const headers of more) await site.call("/about", { headers: { ...phone, ...headers } });
		await site.call("/about", { method: "HEAD", headers: phone });
		for (const path of ["/nowhere", "/About", "/sitemap.xml", "/api/artwork/tattoos", "/admin"]) {
			await site.call(path, { headers: phone });
		}
		expect(await readCounts()).toEqual({});
	});

	it("counts steps of the form, by the page it was opened on, without what was written", async () => {
		await site.call("/contact", { headers: phone });
		const answer = await tell({ reached: "opened", page: "/contact" });
		expect([answer.status, answer.text]).toEqual([204, ""]);
		expect(answer.headers["set-cookie"]).toBeUndefined();
		await tell({ reached: "begun", page: "/contact" });
		await tell({ reached: "design", page: "/made-up" });
		await tell({ reached: "files" });
		await tell({ reached: "begun" }, { ...phone, ...artist });
		await tell({ reached: "begun" }, { "User-Agent": "curl/8" });
		expect(await readCounts()).toEqual({
			"view /contact": 1,
			"opened /contact": 1,
			"begun /contact": 1,
			"design /consultation": 1,
			"files /consultation": 1,
		});
	});

	it.each([{ reached: "sent" }, { reached: "view" }, { reached: 1 }, {}])(
		"refuses %j",
		async (json) => {
			expect((await tell(json)).status).toBe(422);
			expect(await readCounts()).toEqual({});
		},
	);

	it("limits steps by address", async () => {
		const from = newAddress();
		for (let i = 0; i < 120; i += 1) await tell({ reached: "begun" }, phone, from);
		expect((await tell({ reached: "begun" }, phone, from)).status).toBe(429);
		expect(await readCounts()).toEqual({ "begun /consultation": 120 });
	});

	it("counts a stored request once, with the request", async () => {
		const headers = { "Idempotency-Key": crypto.randomUUID() };
		const from = newAddress();
		for (let i = 0; i < 2; i += 1) {
			await site.call("/api/consultations", { ...submission(), headers, from });
		}
		expect(await readCounts()).toEqual({ "sent /consultation": 1 });
	});

	it("shows what is stored while nothing can be", async () => {
		const flush = vi
			.spyOn(site.visits, "flush")
			.mockRejectedValueOnce(new Error("The disk is full"));
		const { status } = await site.call("/admin/visits", { headers: artist });
		flush.mockRestore();
		expect(status).toBe(200);
	});

	it("adds up by the studio's days, and loses nothing when the database fails", async () => {
		const { db } = site.database;
		const counts = createVisitCounts();
		counts.count("/", "view");
		await counts.flush(db, timeZone);
		counts.count("/", "view");
		await db.schema.alterTable("daily_counts").renameTo("elsewhere").execute();
		await expect(counts.flush(db, timeZone)).rejects.toThrow();
		await db.schema.alterTable("elsewhere").renameTo("daily_counts").execute();
		counts.count("/", "view");
		await counts.flush(db, timeZone);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-01-02T06:00:00Z") });
		counts.count("/", "view");
		await counts.flush(db, timeZone);
		const rows = await db
			.selectFrom("daily_counts")
			.select(["day", "count"])
			.orderBy("day")
			.execute();
		expect(rows.map(({ count }) => count)).toEqual([3, 1]);
		expect(rows[1]?.day).toBe("2031-01-01");
	});

	it("shows days, pages and the way through the form at the desk", async () => {
		const empty = (await site.call("/admin/visits", { headers: artist })).text;
		expect(empty).toContain("The form has not been opened yet.");
		await site.call("/contact", { headers: phone });
		await tell({ reached: "opened", page: "/contact" });
		await tell({ reached: "opened", page: "/contact" });
		await tell({ reached: "begun", page: "/contact" });
		const { text } = await site.call("/admin/visits", { headers: artist });
		expect(text).toMatch(/First field typed<\/span><span><strong>1<\/strong>.*?50/);
		expect(text).toMatch(/\/contact<\/span><span><strong>1<\/strong>.*?form 2/);
		expect(text.slice(text.indexOf("<main")).match(/<svg/g)).toHaveLength(8);
		expect(text).not.toContain("How fast you answer");
		expect(text.match(/<th scope="row"/g)).toHaveLength(42);
	});

	it("shows how often an answer came within the promised hours", async () => {
		const { db } = site.database;
		const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
		const [, waiting = "", left = "", late = "", gone = ""] = await addRequests(db, [
			{ first_name: "Answered", sent: 50, answered_at: hoursAgo(47), state: "quoted" },
			{ first_name: "Waitlist", sent: 90 },
			{ first_name: "Left", sent: 80, answered_at: hoursAgo(20), state: "withdrawn" },
			{ first_name: "Late", sent: 70, answered_at: hoursAgo(30), state: "withdrawn" },
			{ first_name: "Withdrawn", sent: 65, state: "withdrawn" },
			{ first_name: "Overdue", sent: 60 },
			{ first_name: "In time still", sent: 23 },
			{ first_name: "Spam", sent: 60, state: "spam" },
			{ first_name: "Declined by a tap", sent: 60, state: "declined" },
			{ first_name: "Long ago", sent: 91 * 24 },
		]);
		await db
			.updateTable("request_progress")
			.set({ waitlist: "waitlist" })
			.where("submission_id", "=", waiting)
			.execute();
		for (const [submission_id, created_at] of [
			[left, hoursAgo(75)],
			[late, hoursAgo(10)],
			[gone, hoursAgo(50)],
		] as const) {
			const withdrawn = { by: "client", kind: "state", text: "withdrawn" } as const;
			const event = { id: crypto.randomUUID(), submission_id, created_at, ...withdrawn };
			await db.insertInto("request_events").values(event).execute();
		}
		const { words } = readPage((await site.call("/admin/visits", { headers: artist })).text);
		expect(words).toContain(
			"In the last 90 days, you answered 1 of 3 requests within 24 hours. Your usual time is 21 hours.",
		);
		expect(words).toContain("Within 24 hours1 (33%) Later1 (33%) No answer yet1 (33%)");
	});
});
