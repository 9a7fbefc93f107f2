import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../test/artist.ts";
import { documents } from "../../test/documents.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { commit } from "../db/commit.server.ts";
import { addRevisions, readNewest } from "../publishing/revisions.server.ts";
import type { Article } from "../publishing/schemas/blog.ts";
import { findStart } from "./articles-in-time.server.ts";

const [first, ...others] = documents.articles.articles;
if (!first) throw new Error("There is no article");
const url = "/blog/history/an-article-to-come";
const coming: Article = {
	...first,
	id: 7001,
	name: "an-article-to-come",
	slug: "an-article-to-come",
	title: "An Article to Come",
	category: "History",
	published: "2026-12-04",
	time: "09:00",
	url,
};
const lists = ["/blog", "/blog/history", "/blog/rss.xml", "/blog/atom.xml"];
const shown = [...lists, "/sitemap.xml", "/llms.txt", url, "/blog/an-article-to-come"];

describe("an article's start", () => {
	const startOf = (article: Partial<Article>) =>
		findStart({ published: "2026-12-04", ...article }, "America/Denver");
	const at = (published: string, time: string) =>
		new Date(startOf({ published, time })).toISOString();

	it("is a minute in the studio's time zone", () => {
		expect(at("2026-12-04", "09:00")).toBe("2026-12-04T16:00:00.000Z");
	});

	it("is an hour later if the clocks leave that hour out, and the first of two that are the same", () => {
		expect(at("2026-03-08", "02:30")).toBe("2026-03-08T09:30:00.000Z");
		expect(at("2026-11-01", "01:30")).toBe("2026-11-01T07:30:00.000Z");
	});

	it("is always past without a time, and never comes for a draft or a day that does not exist", () => {
		expect(startOf({})).toBe(Number.NEGATIVE_INFINITY);
		expect(startOf({ draft: true })).toBe(Number.POSITIVE_INFINITY);
		expect(startOf({ published: "2026-02-30", time: "09:00" })).toBe(Number.POSITIVE_INFINITY);
	});
});

describe.each(engines)("articles on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-04T15:59:59.999Z") });
		await site.database.db.deleteFrom("documents").execute();
		await site.content.refresh();
	});
	afterEach(() => void vi.useRealTimers());
	afterAll(() => site.close());

	const publish = async (articles: Article[]) => {
		await commit(site.database.db, async (trx) => {
			const body = { ...documents.articles, articles };
			const { revision } = await readNewest(trx, "articles");
			await addRevisions(trx, [{ key: "articles", body, basedOn: revision }]);
		});
		await site.content.refresh();
	};
	const showsIt = async (path: string) => {
		const { status, text } = await site.call(path);
		return (
			status === 301 || (status === 200 && (text.includes(coming.title) || text.includes(url)))
		);
	};
	const listShowing = async () => {
		const showing = [];
		for (const path of shown) if (await showsIt(path)) showing.push(path);
		return showing;
	};

	it("come out everywhere with their minute, and not before, though pages are kept", async () => {
		await publish([coming, first, ...others]);
		expect(await listShowing()).toEqual([]);
		expect((await site.call(url)).status).toBe(404);
		// Asked for twice, the pages are kept for certain.
		expect(await listShowing()).toEqual([]);
		vi.setSystemTime(new Date("2026-12-04T16:00:00.000Z"));
		expect(await listShowing()).toEqual(shown);
		expect((await site.call("/blog/rss.xml")).text).toContain("Fri, 04 Dec 2026 16:00:00 GMT");
		expect((await site.call("/blog/atom.xml")).text).toContain("2026-12-04T16:00:00.000Z");
		expect((await site.call(url)).text).toContain('"datePublished":"2026-12-04"');
	});

	it("are gone again if the clock is set back", async () => {
		vi.setSystemTime(new Date("2026-12-05T00:00:00Z"));
		await publish([coming, first, ...others]);
		expect(await listShowing()).toEqual(shown);
		vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
		expect(await listShowing()).toEqual([]);
	});

	it("never leave the server as drafts, but to the signed-in artist", async () => {
		const { time, ...draft } = coming;
		await publish([{ ...draft, draft: true }, first, ...others]);
		expect(await listShowing()).toEqual([]);
		expect((await site.call("/api/articles/hidden")).text).not.toContain(coming.title);
		const artist = await signIn(site);
		const seen = await site.call(url, { headers: artist });
		expect(seen.text).toContain(coming.title);
		expect(seen.headers["cache-control"]).toBe("private, no-store");
		expect((await site.call(url)).status).toBe(404);
	});

	describe("that move", () => {
		const move = (article: Article, to: string): Article => ({ ...article, url: to });
		const leadsTo = async (path: string) => {
			const { status, headers } = await site.call(path);
			return status === 301 ? headers.location : status;
		};
		const [a, b, c] = [first.url, "/blog/aftercare/second", "/blog/aftercare/third"];

		it("redirect from every former address at once, the built-in one as well", async () => {
			await publish([move(first, b), ...others]);
			expect(await leadsTo(a)).toBe(b);
			await publish([move(first, c), ...others]);
			expect([await leadsTo(a), await leadsTo(b), await leadsTo(c)]).toEqual([c, c, 200]);
			expect(await leadsTo("/blog/second")).toBe(c);
		});

		it("come back to an address of their own", async () => {
			await publish([move(first, b), ...others]);
			await publish([first, ...others]);
			expect([await leadsTo(a), await leadsTo(b)]).toEqual([200, a]);
		});

		it("leave an address to the article that takes it, which then takes it along", async () => {
			const taker = { ...coming, time: "08:00", url: a };
			await publish([move(first, b), ...others]);
			await publish([move(first, b), taker, ...others]);
			expect(await leadsTo(a)).toBe(200);
			expect((await site.call(a)).text).toContain(taker.title);
			await publish([move(first, b), { ...taker, url: c }, ...others]);
			expect([await leadsTo(a), await leadsTo(b)]).toEqual([c, 200]);
		});

		it("keep redirecting until the article that takes the address is out", async () => {
			await publish([move(first, b), ...others]);
			await publish([move(first, b), { ...coming, url: a }, ...others]);
			expect(await leadsTo(a)).toBe(b);
			vi.setSystemTime(new Date("2026-12-04T16:00:00.000Z"));
			expect(await leadsTo(a)).toBe(200);
		});

		it("do not redirect to what nobody may see", async () => {
			await publish([move(first, b), ...others]);
			await publish([{ ...move(first, b), draft: true }, ...others]);
			expect([await leadsTo(a), await leadsTo(b)]).toEqual([404, 404]);
		});
	});
});
