import { afterAll, beforeAll, expect, it } from "vitest";
import { documentNames } from "../app/publishing/documents.ts";
import { saveDraft } from "../app/publishing/drafts.server.ts";
import { signIn } from "./artist.ts";
import { documents } from "./documents.ts";
import { markFields } from "./mark-fields.ts";
import { calls, pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

const mark = /zq\d+d\b/;

let site: TestSite;
let artist: Record<string, string>;
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	for (const key of documentNames) {
		if (key === "pictures") continue;
		const { body } = markFields(key, documents[key], "words", "d");
		await saveDraft(site.database.db, { key, body, basedOn: 0, seen: null });
	}
});
afterAll(() => site.close());

const plain = [...pages, ...calls.map(([path]) => ({ path }))].map(({ path }) => path);
const ofPages = pages.map(({ path }) => path);
const paths = [
	...plain,
	...ofPages.map((path) => (path === "/" ? "/_.data" : `${path}.data`)),
	...ofPages.map((path) => `${path}?dev`),
];

const strangers: Record<string, string>[] = [
	{},
	{ Cookie: "devMode=true; __Host-drafts=shown; __Host-session=spoilt" },
];

it("are seen by the artist, or this would prove nothing", async () => {
	for (const path of ["/", "/artwork/tattoos", "/blog.data", "/api/artwork/tattoos", "/llms.txt"]) {
		expect((await site.call(path, { headers: artist })).text, path).toMatch(mark);
	}
});

it("are in no answer to anybody else, also not after the artist has looked", async () => {
	for (const headers of strangers) {
		for (const path of paths) {
			const { status, text, headers: told } = await site.call(path, { headers });
			expect(status, path).toBeLessThan(500);
			expect(text + JSON.stringify(told), path).not.toMatch(mark);
		}
	}
});
