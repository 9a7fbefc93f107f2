import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { openTestSite, type TestSite } from "../../../../test/site.ts";
import { saveDraft } from "../../../publishing/drafts.server.ts";
import { formatPhone } from "../../../ui/page/studio-links.ts";

const { articles } = documents.articles;
const [first] = articles;
if (!first) throw new Error("There are no articles");

let site: TestSite;
let artist: Record<string, string>;
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
});
beforeEach(() => forgetChanges(site));
afterAll(() => site.close());

const { get, publish } = openDesk(() => ({ site, artist }));

const tap = async (page: string, words?: string, part?: string) => {
	const query = new URLSearchParams({ page, ...(words && { words }), ...(part && { part }) });
	const { status, headers } = await get(`/admin/site/words?${query}`);
	expect(status).toBe(302);
	return headers.location;
};

/** As when the artist gives it a new address. */
const move = async () => {
	const url = first.url.replace(/[^/]*$/, "newly-named");
	const body = {
		...documents.articles,
		articles: articles.map((one) => (one === first ? { ...one, url } : one)),
	};
	await saveDraft(site.database.db, { key: "articles", body, basedOn: 0, seen: null });
	return url;
};

const form = `/admin/articles/${first.id}`;
const [paragraph] = first.text.split("\n\n");

it.each(articles)(
	"leads from $url to its form, wherever it is tapped on",
	async ({ url, id, title, text }) => {
		expect(await tap(url)).toBe(`/admin/articles/${id}`);
		expect(await tap(url, title, "heading")).toBe(`/admin/articles/${id}`);
		expect(await tap(url, text.split("\n\n")[0])).toBe(`/admin/articles/${id}`);
	},
);

it("finds an article whose address has changed by the one that the page has", async () => {
	const url = await move();
	expect(await tap(url, paragraph)).toBe(form);
	expect(await tap(first.url, paragraph)).toBe(form);
	await publish();
	expect(await tap(url, paragraph)).toBe(form);
	expect(await tap("/blog/aftercare/no-such-article")).toBe("/admin/articles");
});

it("leads from the footer under an article to the studio's facts", async () => {
	const { description, phone } = documents.studio;
	expect(await tap(first.url, description, "frame")).toContain(
		"/admin/site/studio?at=description#",
	);
	expect(await tap(first.url, `Call ${formatPhone(phone)}`, "frame")).toContain("?at=phone#");
});

it.each([
	["/aftercare", "Aftercare", "/admin/site/aftercare"],
	["/drawing-and-deposit-policy", "Drawing and Deposit Policy", "/admin/site/policy"],
	["/artwork/featured", "Featured Collections", "/admin/site/featured"],
	["/artwork/paintings", "Paintings", "/admin/site/paintings?at=heading#heading"],
	["/about", "Meet the Man", "/admin/site/about?at=heading#heading"],
])("leads from the heading of %s to its own form", async (page, words, place) => {
	expect(await tap(page, words, "heading")).toBe(place);
});
