import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nextId, openArticlesRoom, winterUrl as url, winter } from "../../../test/articles-room.ts";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { readPageForm } from "../../../test/page-form.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { notePhoto } from "../../photos/photos.server.ts";
import { findDraft, listDrafts } from "../../publishing/drafts.server.ts";

const [first] = documents.articles.articles;
if (!first) throw new Error("There is no article");

describe.each(engines)("photos and the preview of articles on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(() => forgetChanges(site, "photos"));
	afterAll(() => site.close());

	const { get, post, force, address, openForm, submit } = openArticlesRoom(() => ({
		site,
		artist,
	}));
	const [photo, other] = ["a".repeat(32), "b".repeat(32)];
	const stored = documents.pictures[winter.image];
	/** Ready at once: the worker must not look for its file. */
	const add = async (id: string) => {
		const sent = { bytes: 1, sha256: "", sent_bytes: 1 };
		const made = { state: "ready" as const, problem: null, picture: JSON.stringify(stored) };
		const row = { id, name: "Wren.jpg", media_type: "image/jpeg", ...sent, ...made };
		const created_at = new Date().toISOString();
		await site.database.db
			.insertInto("photos")
			.values({ ...row, created_at })
			.execute();
	};
	const text = `Look.\n\n![A wren](photos/${photo})\n\n![](photos/${other})`;

	it("are published with the article that shows them, and none else of the draft", async () => {
		await add(photo);
		await add(other);
		const withPhotos = { ...winter, image: `photos/${photo}`, text: `![](photos/${other})` };
		expect((await submit("new", withPhotos)).status).toBe(303);
		expect((await listDrafts(site.database.db)).map(({ key }) => key)).toEqual([
			"articles",
			"pictures",
		]);
		await submit(nextId, { text: "Without it." }, "publish");
		const manifest = async () => (await site.content.read("pictures")).body;
		expect(await manifest()).toHaveProperty([`photos/${photo}`]);
		expect(await manifest()).not.toHaveProperty([`photos/${other}`]);
		expect(await findDraft(site.database.db, "pictures")).toMatchObject({ basedOn: 1 });
		const page = (await site.call(url)).text;
		expect(page).toMatch(/\/pictures\/share\/articles\/[\w-]+\.[0-9a-f]{8}\.jpg/);
		await submit(nextId, { text }, "publish");
		const shown = (await site.call(url)).text;
		expect(shown).toMatch(
			new RegExp(`<img src="/pictures/photos/${photo}-\\d+\\.\\w+\\.webp" alt="A wren" width=`),
		);
		const foreign = { text: `${text}\n\n![](https://example.com/x.png)` };
		const refused = await submit(nextId, foreign, "publish");
		expect(refused.headers.location).toContain("?refused");
		await submit(nextId, { text }, "publish");
		expect((await site.call("/blog/rss.xml")).text).not.toMatch(/srcset|&lt;source/i);
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("hold up an article until they are made, and are looked for again meanwhile", async () => {
		await add(photo);
		const refused = await submit("new", { ...winter, text }, "publish");
		expect(refused.headers.location).toContain("?refused");
		expect(await get(address(nextId))).toContain("is still being processed");
		const written = await get(address(nextId));
		expect(written).toMatch(new RegExp(`<img src="/pictures/photos/${photo}-[^>]*><span>A wren<`));
		expect(written).toContain("Say what it shows");
		const form = await openForm(nextId);
		expect((await post("/admin/articles/preview", form)).json()).toMatchObject({
			isMaking: true,
		});
		await add(other);
		expect((await submit(nextId, {}, "publish")).headers.location).toContain("?published");
	});

	it("say why one will never be ready, and lead to it", async () => {
		await add(photo);
		await add(other);
		const problem = "This picture is damaged.";
		await notePhoto(site.database.db, other, { state: "failed", problem });
		expect((await submit("new", { ...winter, text }, "publish")).headers.location).toContain(
			"?refused",
		);
		for (const page of [`${address(nextId)}?refused`, "/admin/site/review"]) {
			const told = await get(page);
			expect(told).toContain(`Wren.jpg in the text could not be processed. ${problem}`);
			expect(told).toContain(`href="/admin/photos/${other}"`);
			expect(told).not.toContain(`href="/admin/photos/${photo}"`);
		}
		const form = await openForm(nextId);
		expect((await post("/admin/articles/preview", form)).json()).toMatchObject({ isMaking: false });
	});

	it("hold it up as long as one has not arrived, in Review Changes as well", async () => {
		const unsent = { ...winter, text: "Look.\n\n![Sending IMG_1.jpg, 1]()\n\nMore." };
		expect((await submit("new", unsent, "publish")).headers.location).toContain("?refused");
		expect(await get(`${address(nextId)}?refused`)).toContain("has not arrived");
		const { version = "" } = (await findDraft(site.database.db, "articles")) ?? {};
		expect(await get("/admin/site/review")).toContain("has not arrived");
		expect((await force(`articles ${version}`)).status).toBe(422);
		expect((await site.call(url)).status).toBe(404);
	});

	it("are no longer in an article whose marks of them were deleted", async () => {
		await add(photo);
		const unused = `Look.\n\n[wren-aaaa]: photos/${photo}`;
		await submit("new", { ...winter, text: unused });
		const written = expect.objectContaining({ id: nextId, text: "Look." });
		expect((await findDraft(site.database.db, "articles"))?.body).toMatchObject({
			articles: expect.arrayContaining([written]),
		});
		// Its answer was lost.
		const again = await submit("new", { ...winter, text: unused });
		expect(again.headers.location).toContain(address(nextId));
		expect(
			(await post(`/admin/photos/${photo}`, new URLSearchParams({ intent: "delete" }))).status,
		).toBe(303);
	});

	it("are refused where a mark has lost its address, with what to do", async () => {
		const copied = { ...winter, text: "Look.\n\n![A wren][wren-aaaa]" };
		expect((await submit("new", copied, "publish")).headers.location).toContain("?refused");
		const said = "Delete ![A wren][wren-aaaa] and add the photo again.";
		expect(await get(`${address(nextId)}?refused`)).toContain(said);
		expect(await get("/admin/site/review")).toContain(said);
		expect((await site.call(url)).status).toBe(404);
	});

	it("come along from Review Changes once they are made", async () => {
		await submit("new", { ...winter, text });
		const review = async () => readPageForm(await get("/admin/site/review"), 'name="draft"');
		expect([...(await review())]).toEqual([]);
		await add(photo);
		await add(other);
		expect((await post("/admin/site/review", await review())).status).toBe(303);
		expect((await site.call(url)).text).toContain(`/pictures/photos/${other}-`);
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("keep the draft's changes of other photos", async () => {
		await add(photo);
		await add(other);
		await submit("new", { ...winter, text: `![](photos/${photo})` }, "publish");
		const choice = { intent: "focus", focus: "top", was: "center" };
		await post(`/admin/photos/${photo}`, new URLSearchParams(choice));
		await submit(nextId, { text: `![](photos/${other})` }, "publish");
		const draft = await findDraft(site.database.db, "pictures");
		expect(draft).toMatchObject({ basedOn: 2, body: { [`photos/${photo}`]: { focus: "top" } } });
		expect((await site.content.read("pictures")).body).toHaveProperty([`photos/${other}`]);
	});

	it("previews the real page without saving it, and without what may not be in it", async () => {
		const form = await openForm(first.id);
		form.set("title", "Only a Thought");
		form.set("text", "A **deposit** of {deposit}.<script>alert(1)</script>");
		form.set("_id", String(first.id));
		expect((await post("/admin/articles/preview", form)).json()).toEqual({
			isMaking: false,
			words: 4,
			readTime: "1 min read",
		});
		form.set("_page", "");
		const { html } = (await post("/admin/articles/preview", form)).json();
		expect(html).toContain("<p>A <strong>deposit</strong> of $100.");
		expect(html).toContain("Only a Thought");
		expect(html).toContain("<footer");
		expect(html).not.toMatch(/<script(?! type="application\/ld)|alert\(1\)<\/script/);
		expect(await listDrafts(site.database.db)).toEqual([]);
		form.set("_id", "new");
		form.set("slug", "");
		form.set("title", "");
		expect((await post("/admin/articles/preview", form)).json().html).toContain("Untitled");
	});
});
