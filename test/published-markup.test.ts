import { afterAll, beforeAll, expect, it } from "vitest";
import { type DocumentName, type Documents, documentNames } from "../app/publishing/documents.ts";
import { discardDraft, findDraft, saveDraft } from "../app/publishing/drafts.server.ts";
import { signIn } from "./artist.ts";
import { openChangingContent } from "./changing-content.ts";
import { documents } from "./documents.ts";
import { markFields } from "./mark-fields.ts";
import { listScriptAddresses, listTags } from "./markup.ts";
import { listUnescaped, storedTexts } from "./payloads.ts";
import { openTestSite, type TestSite } from "./site.ts";

const pages = [
	...["/", "/about", "/contact", "/consultation", "/drawing-and-deposit-policy", "/credits"],
	...["/blog", "/blog/history", "/blog/history/timeless-art-of-tattooing", "/aftercare"],
	...["/artwork", "/artwork/categories", "/artwork/featured", "/artwork/paintings"],
	...["/artwork/tattoos", "/artwork/tattoos/12", "/artwork/drawings"],
	...["/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin"],
	...["/sitemap.xml", "/blog/rss.xml", "/blog/atom.xml"],
];

/** Of drafts; they mark what does not fit. */
const rooms = ["about", "tattoos", "review"]
	.map((room) => `/admin/site/${room}`)
	.concat("/admin/articles/1");

/** Markdown may become links and lists; its own test tries it. */
const markdown = "articles[].text";

const { content, publish } = openChangingContent(documents);
let site: TestSite;
let artist: Record<string, string>;
let harmless: Record<string, string[]>;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, content);
	artist = await signIn(site);
	await write("Only words");
	harmless = await readTags();
	for (const path of ["/", "/blog", "/artwork/tattoos"]) {
		expect((await site.call(path)).text, path).toContain("Only words");
	}
});
afterAll(() => site.close());

/** Into every field that takes words, in what is published and in drafts, past what the forms would refuse. */
async function write(text: string): Promise<void> {
	const bodies = Object.fromEntries(documentNames.map((name) => [name, fill(name, text)]));
	publish({ ...bodies, pictures: documents.pictures } as unknown as Documents);
	const { db } = site.database;
	for (const key of ["about", "tattoos", "articles"] as const) {
		const version = (await findDraft(db, key))?.version;
		if (version) await discardDraft(db, { key, version });
		await saveDraft(db, { key, body: bodies[key], basedOn: 0, seen: null });
	}
}

function fill(name: DocumentName, text: string): unknown {
	const { body, fields } = markFields(name, documents[name], "words", "a");
	const marks = new Set(fields.filter(({ field }) => field !== markdown).map(({ mark }) => mark));
	return JSON.parse(JSON.stringify(body), (_, value) => {
		return /^zq\w+$/.test(value) && marks.has(value) ? text : value;
	});
}

async function readTags(): Promise<Record<string, string[]>> {
	const tags: Record<string, string[]> = {};
	for (const path of pages) {
		let answer = await site.call(path);
		// A piece's address tells its title.
		if (answer.status === 301) answer = await site.call(String(answer.headers.location));
		expect(answer.status, path).toBe(200);
		expect(listScriptAddresses(answer.text), path).toEqual([]);
		expect(listUnescaped(answer.text), path).toEqual([]);
		// React parts adjoining texts by comments. The others say how long a title is.
		const text = answer.text.replaceAll(/<!-- -->|<wbr\/?>| data-long="[^"]*"/g, "");
		tags[path] = listTags(text);
	}
	return tags;
}

it.each(storedTexts)("shows %j as text wherever a document has words", async (payload) => {
	await write(payload);
	expect(await readTags()).toEqual(harmless);
	for (const path of rooms) {
		const { status, text } = await site.call(path, { headers: artist });
		expect(status, path).toBe(200);
		expect(listUnescaped(text), path).toEqual([]);
		const handlers = listTags(text).filter((tag) => /\s(on\w+|autofocus|style)\b/.test(tag));
		expect(handlers, path).toEqual([]);
		expect(listScriptAddresses(text), path).toEqual([]);
	}
});
