import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
	nextId,
	openArticlesRoom,
	readEditor,
	winterUrl as url,
	winter,
} from "../../../test/articles-room.ts";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { readWithData } from "../../../test/hydration.ts";
import { listLinks, readWords } from "../../../test/markup.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { commit } from "../../db/commit.server.ts";
import { findDraft, listDrafts, saveDraft } from "../../publishing/drafts.server.ts";
import { addRevisions, listRevisions } from "../../publishing/revisions.server.ts";
import type { Article } from "../../publishing/schemas/blog.ts";

const [first, second] = documents.articles.articles;
if (!first || !second) throw new Error("There are not two articles");

describe.each(engines)("the room Articles on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00Z") });
		await forgetChanges(site);
	});
	afterEach(() => void vi.useRealTimers());
	afterAll(() => site.close());

	const { get, post, publish, force, address, openForm, submit } = openArticlesRoom(() => ({
		site,
		artist,
	}));
	const readDraft = async (id: number) => {
		const { body } = (await findDraft(site.database.db, "articles")) ?? {};
		return (body as { articles: Article[] } | undefined)?.articles.find((one) => one.id === id);
	};
	const list = async () => readWords(await get("/admin/articles"));

	it("shows each article whole: saving it untouched makes no draft", async () => {
		for (const { id } of documents.articles.articles) {
			expect((await submit(id, {})).headers.location).toBe(address(id));
		}
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("keeps the line break at the end of a text that was not changed", async () => {
		const text = `${second.text.trim()}\n`;
		const body = { ...documents.articles, articles: [{ ...second, text }] };
		const { db } = site.database;
		await saveDraft(db, { key: "articles", body, basedOn: 0, seen: null });
		await submit(second.id, { excerpt: winter.excerpt });
		expect(await readDraft(second.id)).toEqual({ ...second, text, excerpt: winter.excerpt });
	});

	it("keeps a new article as a draft that nobody sees", async () => {
		const saved = await submit("new", { title: winter.title, state: "draft" });
		expect(saved.headers.location).toBe(address(nextId));
		expect(await readDraft(nextId)).toMatchObject({ url, name: "winter-its-hours", draft: true });
		expect(await list()).toContain("Winter & Its Hours Draft Process");
		expect((await site.call(url)).status).toBe(404);
		expect(await listRevisions(site.database.db, "articles")).toEqual([]);
	});

	it("keeps a text that is too long, and says how long it may be", async () => {
		const long = await submit("new", { ...winter, text: "x".repeat(300_000) }, "publish");
		expect(long.headers.location).toBe(`${address(nextId)}?refused`);
		expect(await get(`${address(nextId)}?refused`)).toContain("Use at most 100,000 characters.");
		const tooMuch = await submit("new", { ...winter, text: "x".repeat(9_000_000) });
		expect(tooMuch.status).toBe(413);
		expect(tooMuch.text).toContain("the limit here is 8 MB");
	});

	it("makes one article of a new one that is sent again because its answer was lost", async () => {
		const form = await openForm("new");
		for (const _ of [1, 2]) {
			const sent = await submit("new", { title: winter.title, text: winter.text }, "save", form);
			expect(sent.headers.location).toBe(address(nextId));
		}
	});

	it("publishes a new one once if it is sent again, and begins another under the same title", async () => {
		const form = await openForm("new");
		for (const _ of [1, 2]) {
			const sent = await submit("new", winter, "publish", form);
			expect(sent.headers.location).toBe(`/admin/articles?published=${nextId}`);
		}
		expect(await listRevisions(site.database.db, "articles")).toHaveLength(1);
		expect(await listDrafts(site.database.db)).toEqual([]);
		for (const id of [nextId + 1, nextId + 2]) {
			const begun = await submit("new", { title: "Flash Friday", state: "draft" });
			expect(begun.headers.location).toBe(address(id));
		}
	});

	it("publishes two articles of one long title in two categories", async () => {
		const title = `${"x".repeat(69)} and more`;
		for (const category of [first.category, winter.category]) {
			const text = `Of ${category}.`;
			const { headers } = await submit("new", { ...winter, title, text, category }, "publish");
			expect(headers.location).toContain("?published");
		}
	});

	it("publishes one article and leaves the rest of the draft", async () => {
		await submit(second.id, { title: "Half an Idea", excerpt: "" });
		const done = await submit("new", winter, "publish");
		expect(done.headers.location).toBe(`/admin/articles?published=${nextId}`);
		expect((await site.call(url)).text).toContain("Open <strong>most days</strong>");
		expect((await site.call("/blog")).text).toContain("When I am in.");
		expect((await site.call(second.url)).text).toContain(second.title);
		expect(await findDraft(site.database.db, "articles")).toMatchObject({ basedOn: 1 });
		expect(await readDraft(second.id)).toMatchObject({ title: "Half an Idea" });
		await submit(second.id, { excerpt: "Now whole." }, "publish");
		expect((await site.call(second.url)).text).toContain("Half an Idea");
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("keeps what cannot be published yet, says why beside the fields, and makes one article of it", async () => {
		const refused = await submit(
			"new",
			{ ...winter, excerpt: "", image: "", state: "scheduled" },
			"publish",
		);
		expect(refused.headers.location).toBe(`${address(nextId)}?refused`);
		const page = await get(`${address(nextId)}?refused`);
		for (const problem of ["Write something here.", "Choose a picture.", "Choose a time."]) {
			expect(page).toContain(problem);
		}
		expect(await listRevisions(site.database.db, "articles")).toEqual([]);
		expect((await submit(nextId, { ...winter }, "publish")).headers.location).toContain(
			"published",
		);
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("says in Review Changes which article cannot be published yet, and leads to its fields", async () => {
		await submit("new", { title: winter.title, state: "draft" });
		const review = await get("/admin/site/review");
		expect(readWords(review)).toContain("Not ready: 2 fields have to change first.");
		const editor = `${address(nextId)}?refused`;
		expect(listLinks(review)).toEqual(
			expect.arrayContaining([
				`${winter.title} › In a sentence or two: ${editor}`,
				`${winter.title} › Text: ${editor}`,
			]),
		);
		expect(await get(editor)).toContain("Write something here.");
		await submit("new", { state: "draft" });
		expect(listLinks(await get("/admin/site/review"))).toContain(
			`Untitled › Address: ${address(nextId + 1)}?refused`,
		);
	});

	it("schedules by the studio's clock, and by day if a day to come is published", async () => {
		const time = { published: "2026-12-04", time: "09:00", state: "scheduled" };
		const { headers } = await submit("new", { ...winter, ...time }, "publish");
		expect(readWords(await get(headers.location ?? ""))).toContain(
			"Done Visitors see it starting on the day and time you chose.",
		);
		expect(await list()).toContain("Scheduled for Friday, December 4, 2026, at 9:00 AM");
		expect((await site.call(url)).status).toBe(404);
		expect(listLinks(await get(address(nextId)))).toContain(`See the Preview: ${url}`);
		vi.setSystemTime(new Date("2026-12-04T16:00:00Z"));
		expect(listLinks(await get(address(nextId)))).toContain(`See It on the Site: ${url}`);
		expect((await site.call(url)).status).toBe(200);
		expect(await list()).toContain("Published December 4, 2026");
		await submit(nextId, { published: "2026-12-24", state: "published" }, "publish");
		expect(await list()).toContain("Scheduled for Thursday, December 24, 2026, at 12:00 AM");
	});

	it("publishes an article that could not be scheduled once its time has passed", async () => {
		const time = { published: "2026-12-04", time: "09:00", state: "scheduled" };
		await submit("new", { ...winter, ...time, image: "" }, "publish");
		vi.setSystemTime(new Date("2026-12-04T16:00:00Z"));
		await submit(nextId, { image: winter.image }, "publish");
		expect((await site.call(url)).status).toBe(200);
	});

	it("says whether a deleted article can be brought back", async () => {
		const forever = "Only a version that was published can be brought back.";
		const back = "You can bring it back from the articles’ history.";
		const unread = "Visitors won’t be able to read it anymore.";
		await submit("new", { ...winter, state: "draft" });
		expect(await get(address(nextId))).toContain(forever);
		expect(await get(address(first.id))).toContain(unread);
		await submit(first.id, { state: "draft" }, "publish");
		const offSite = await get(address(first.id));
		expect(offSite).toContain(back);
		expect(offSite).not.toContain(unread);
	});

	it("takes an article off the site, and hides one", async () => {
		const { headers } = await submit(first.id, { state: "draft" }, "publish");
		expect(readWords(await get(headers.location ?? ""))).toContain("Done Visitors can’t read it.");
		expect((await site.call(first.url)).status).toBe(404);
		await submit(first.id, { state: "hidden" }, "publish");
		expect((await site.call(first.url)).text).toContain("noindex");
		expect(await readWithData(site, "/blog")).not.toContain(first.url);
	});

	it("hides an article whose day is to come, and keeps it hidden when that day is there", async () => {
		const hidden = { published: "2026-12-24", time: "09:00", state: "hidden" };
		await submit("new", { ...winter, ...hidden }, "publish");
		expect((await site.call(url)).text).toContain("noindex");
		await submit(nextId, { excerpt: "A word more." }, "publish");
		vi.setSystemTime(new Date("2026-12-25T16:00:00Z"));
		expect((await site.call(url)).text).toContain("A word more.");
		expect(await readWithData(site, "/blog")).not.toContain(url);
	});

	it("redirects from an address that was changed, and says if one is taken", async () => {
		await submit(first.id, { slug: "A New Place!" }, "publish");
		const moved = "/blog/aftercare/a-new-place";
		expect((await site.call(moved)).status).toBe(200);
		expect((await site.call(first.url)).headers.location).toBe(moved);
		const taken = { ...winter, category: first.category, slug: "a-new-place" };
		expect((await submit("new", taken, "publish")).headers.location).toContain("?refused");
		expect(await get(address(nextId))).toContain("Another article has this address.");
	});

	it("gives a new article neither name nor address of one that left them only in the draft", async () => {
		const { db } = site.database;
		const articles = documents.articles.articles.filter((one) => one !== first);
		const body = { ...documents.articles, articles };
		await saveDraft(db, { key: "articles", body, basedOn: 0, seen: null });
		const published = await submit("new", { ...winter, slug: first.name }, "publish");
		expect(published.headers.location).toContain("?published");
		const slug = first.url.split("/").at(-1) ?? "";
		const taken = { ...winter, title: "Another", category: first.category, slug };
		const refused = await submit("new", taken, "publish");
		expect(refused.headers.location).toBe(`${address(nextId + 1)}?refused`);
		expect(await get(`${address(nextId + 1)}?refused`)).toContain(
			"Another article has this address.",
		);
	});

	it("says in Review Changes, before and after, what visitors do not see yet", async () => {
		await submit("new", { ...winter, state: "draft" });
		await submit(second.id, { excerpt: winter.excerpt });
		expect(readWords(await get("/admin/site/review"))).toContain(
			`Nobody but you sees “${winter.title}” (Draft). Publish Visitors see it at once`,
		);
		const { headers } = await publish();
		expect(headers.location).toBe("/admin/site?published=articles");
		const done = "/admin/site?published=";
		const none = "Visitors see no change.";
		await submit(nextId, { ...winter, state: "scheduled", published: "2026-12-04", time: "09:30" });
		expect(readWords(await get("/admin/site/review"))).toContain(
			`Nobody but you sees “${winter.title}” (Scheduled for Friday, December 4, 2026, at 9:30 AM). Publish ${none}`,
		);
		expect((await publish()).headers.location).toBe(done);
		expect(readWords(await get(done))).toContain(`Published ${none}`);
		expect(await listRevisions(site.database.db, "articles")).toHaveLength(2);
	});

	it("publishes no two drafts under one address, and says in Review Changes which has to change", async () => {
		const { db } = site.database;
		await submit("new", winter);
		await submit("new", { ...winter, text: "Closed **most days**." });
		const review = await get("/admin/site/review");
		expect(readWords(review)).toContain(
			`${winter.title} › Address Another article has this address.`,
		);
		const editor = `${address(nextId + 1)}?refused`;
		expect(listLinks(review)).toContain(`${winter.title} › Address: ${editor}`);
		expect(await get(editor)).toContain("Another article has this address.");
		const { version } = (await findDraft(db, "articles")) ?? {};
		expect((await force(`articles ${version}`)).status).toBe(422);
		expect(await listRevisions(db, "articles")).toEqual([]);
		await submit(nextId + 1, { slug: "winter-and-other-hours" });
		expect((await publish()).status).toBe(303);
		expect((await site.call("/blog/process/winter-and-other-hours")).text).toContain("Closed");
		expect((await site.call(url)).text).toContain("Open <strong>most days</strong>");
	});

	it("says how many articles are taken off in the draft, but still published", async () => {
		const said = /(\d+) articles? (is|are) taken off in your draft, but still published/;
		const none = "There are no articles yet.";
		expect(await list()).not.toMatch(said);
		await post("/admin/first-steps", new URLSearchParams({ act: "take-off articles" }));
		const { length } = documents.articles.articles;
		expect(said.exec(await list())?.[1]).toBe(String(length));
		expect(await list()).not.toContain(none);
		expect(listLinks(await get("/admin/articles"))).toContain("Review Changes: /admin/site/review");
		await publish();
		expect(await list()).not.toMatch(said);
		expect(await list()).toContain(none);
	});

	it("deletes an article for visitors at once, and its history brings it back", async () => {
		const opened = await openForm(first.id);
		await submit(second.id, { title: "Left in the draft" });
		expect((await submit(first.id, {}, "delete")).headers.location).toBe("/admin/articles?deleted");
		expect((await site.call(first.url)).status).toBe(404);
		expect(await readDraft(first.id)).toBeUndefined();
		expect(await readDraft(second.id)).toMatchObject({ title: "Left in the draft" });
		opened.set("title", "Typed meanwhile");
		const late = await post(`${address(first.id)}.data`, opened);
		expect(late.status).toBe(409);
		expect(late.text).toContain('"deleted"');
		expect(late.text).toContain("Typed meanwhile");
		expect(readWords(await get("/admin/site/articles/history?again=0"))).toContain(
			`You can bring back ${first.title} in your draft, and leave everything else as it is.`,
		);
		await post("/admin/site/articles/history", new URLSearchParams({ again: "0", newest: "1" }));
		expect((await site.call(first.url)).status).toBe(200);
		expect(await readDraft(first.id)).toEqual(first);
		expect(await readDraft(second.id)).toMatchObject({ title: "Left in the draft" });
		const published = await submit(second.id, {}, "publish");
		expect(published.headers.location).not.toContain("refused");
	});

	it("brings an article back beside a draft that has taken its address", async () => {
		await submit(first.id, {}, "delete");
		const slug = first.url.split("/").at(-1) ?? "";
		await submit("new", { ...winter, category: first.category, slug });
		expect(await readDraft(nextId)).toMatchObject({ url: first.url });
		await post("/admin/site/articles/history", new URLSearchParams({ again: "0", newest: "1" }));
		expect(await readDraft(nextId)).toMatchObject({ url: `${first.url}-${nextId}` });
		for (const id of [first.id, nextId]) {
			const published = await submit(id, { excerpt: "Anew." }, "publish");
			expect(published.headers.location).toContain("?published");
		}
		expect((await site.call(first.url)).text).toContain("Anew.");
		expect((await site.call(`${first.url}-${nextId}`)).status).toBe(200);
	});

	it("brings an article back whose photo is gone, beside those that are there", async () => {
		const { db } = site.database;
		const lost = { ...first, image: `photos/${"4f".repeat(16)}` };
		const others = documents.articles.articles.filter(({ id }) => id !== first.id);
		const newer = others.map((one) =>
			one.id === second.id ? { ...one, title: "Newer", name: first.name } : one,
		);
		for (const [basedOn, articles] of [[lost, ...others], newer].entries()) {
			const body = { ...documents.articles, articles };
			await commit(db, (trx) => addRevisions(trx, [{ key: "articles", body, basedOn }]));
		}
		await site.content.refresh();
		const path = "/admin/site/articles/history";
		const asked = readWords(await get(`${path}?again=1`));
		expect(asked).toContain(`You can bring back ${first.title} in your draft`);
		await submit(second.id, { title: "Newer, and drafted" });
		const returned = await post(path, new URLSearchParams({ draft: "1" }));
		expect(readWords(await get(returned.headers.location ?? ""))).toContain("Brought back");
		const name = `${first.name}-${first.id}`;
		expect(await readDraft(first.id)).toMatchObject({ image: lost.image, name });
		expect(await readDraft(second.id)).toMatchObject({ title: "Newer, and drafted" });
	});

	it("never saves over another tab's article unseen, but beside another article", async () => {
		const tab = await openForm(first.id);
		await submit(second.id, { title: "Another article" });
		expect((await submit(first.id, { title: "Of the phone" }, "save")).status).toBe(303);
		const refused = await submit(first.id, { title: "Of the desk" }, "save", tab);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Of the <del>phone</del><ins>desk</ins>");
		expect(refused.text).toContain('value="Of the desk"');
		expect(await readDraft(first.id)).toMatchObject({ title: "Of the phone" });
		const [, over = ""] =
			/<button(?=[^>]* name="_over")[^>]* value="([^"]+)"/.exec(refused.text) ?? [];
		const shown = readEditor(refused.text);
		expect((await submit(first.id, {}, "delete", shown)).status).toBe(409);
		expect((await submit(first.id, { _over: over }, "save", shown)).status).toBe(303);
		expect(await readDraft(first.id)).toMatchObject({ title: "Of the desk" });
		expect(await readDraft(second.id)).toMatchObject({ title: "Another article" });
	});

	it("publishes and deletes nothing while the draft is older than what is published", async () => {
		const { db } = site.database;
		await submit(first.id, { title: "Published" }, "publish");
		await saveDraft(db, { key: "articles", body: documents.articles, basedOn: 0, seen: null });
		const refused = await submit(first.id, { title: "Mine" }, "publish");
		expect(refused.headers.location).toContain("?refused");
		expect(await get(address(first.id))).toContain("Choose one of them");
		const kept = await submit(first.id, {}, "delete");
		expect(kept.headers.location).toBe(`${address(first.id)}?kept`);
		const page = readWords(await get(`${address(first.id)}?kept`));
		expect(page).toContain("before you publish or delete an article");
		expect(await listRevisions(db, "articles")).toHaveLength(1);
	});

	it("has no page for an article that does not exist", async () => {
		for (const id of ["4711", "nonsense", "0"]) {
			const missing = await site.call(`/admin/articles/${id}`, { headers: artist });
			expect([missing.status, missing.text]).toEqual([
				404,
				expect.stringContaining("All articles"),
			]);
		}
	});
});
