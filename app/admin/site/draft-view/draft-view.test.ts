import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { findHydration, readWithData } from "../../../../test/hydration.ts";
import { readWords } from "../../../../test/markup.ts";
import { readPage } from "../../../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../../../test/site.ts";
import { saveDraft } from "../../../publishing/drafts.server.ts";

let site: TestSite;
let artist: Record<string, string>;
let hiding: Record<string, string>;
const title = "A title of the draft";

const { post } = openDesk(() => ({ site, artist }));
const show = (fields: Record<string, string>) => post("/admin/site/draft-view", fields);

beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	const [first, ...others] = documents.tattoos.pieces;
	const body = { ...documents.tattoos, pieces: [{ ...first, title }, ...others] };
	const { db } = site.database;
	await saveDraft(db, { key: "tattoos", body, basedOn: 0, seen: null });
	await saveDraft(db, {
		key: "about",
		body: { ...documents.about, heading: 5 },
		basedOn: 0,
		seen: null,
	});
	const answer = await show({ show: "", back: "/artwork/tattoos" });
	expect([answer.status, answer.headers.location]).toEqual([303, "/artwork/tattoos"]);
	const [line = ""] = answer.headers["set-cookie"] ?? [];
	expect(line).toBe("__Host-drafts=hidden; Path=/; Secure; HttpOnly; SameSite=Lax");
	const [cookie = ""] = line.split(";");
	hiding = { Cookie: `${artist.Cookie}; ${cookie}` };
});
afterAll(() => site.close());

it.each(["/artwork/tattoos", "/artwork/tattoos.data", "/api/artwork/tattoos"])(
	"shows drafts on %s to the signed-in artist alone, and keeps them in no cache",
	async (path) => {
		const visitors = () => readWithData(site, path);
		expect(await visitors()).not.toContain(title);
		const drafted = await site.call(path, { headers: artist });
		expect(drafted.text).toContain(title);
		expect(drafted.headers["cache-control"]).toBe("private, no-store");
		expect(await visitors()).not.toContain(title);
		expect(await readWithData(site, path, hiding)).toBe(await visitors());
	},
);

it("still has the script of a page that was opened before the drafts were shown", async () => {
	const { text } = await site.call("/artwork/tattoos", { headers: hiding });
	const script = await site.call(findHydration(text), { headers: artist });
	expect([script.status, script.text.includes(title)]).toEqual([200, false]);
});

it("tells an open tab of drafts by the frame and its version, and a visitor of none", async () => {
	const visitor = await site.call("/api/frame", { headers: {} });
	expect(Object.keys(JSON.parse(visitor.text))).not.toContain("showsDrafts");
	expect(Object.keys(JSON.parse(visitor.text))).not.toContain("demo");
	const drafted = await site.call("/api/frame", { headers: artist });
	expect(JSON.parse(drafted.text)).toMatchObject({ showsDrafts: true, demo: expect.anything() });
	expect(drafted.headers["cache-control"]).toBe("private, no-store");
	expect((await site.call("/api/frame", { headers: {} })).text).toBe(visitor.text);
	const readVersion = async (headers: Record<string, string>) =>
		(await site.call("/about", { headers })).headers["server-timing"];
	expect(await readVersion(artist)).not.toBe(await readVersion({}));
	expect(await readVersion(hiding)).toBe(await readVersion({}));
});

it("says so on the page, and leads back", async () => {
	const { text } = await site.call("/artwork/tattoos", { headers: artist });
	expect(text).toContain("You see the site with your drafts.");
	const answer = await show({ show: "drafts", back: "/artwork/tattoos" });
	expect(String(answer.headers["set-cookie"])).toContain("Max-Age=0");
});

it.each([
	["/artwork/tattoos", "?dev"],
	["/blog", "?dev"],
	["/about", "#edit"],
	["/artwork/tattoos/12-blue-columbine-color-calf", "#edit"],
])(
	"offers the way to all words of %s, and to its editors or the choice of words: %s",
	async (path, to) => {
		const { text } = await site.call(path, { headers: artist });
		expect(text).toContain(`/admin/site/words?page=${path}`);
		const { links } = readPage(text);
		expect(links.filter(({ words }) => words === "Edit in Place").map((link) => link.to)).toEqual([
			to,
		]);
	},
);

it("leads back to a public page after sign-in", async () => {
	const path = `/admin/site/draft-view?back=${encodeURIComponent("/artwork/tattoos")}`;
	const asked = await site.call(path, { headers: { Accept: "text/html" } });
	expect(asked.headers.location).toBe(`/sign-in?back=${encodeURIComponent(path)}`);
	const back = await site.call(path, { headers: artist });
	expect([back.status, back.headers.location]).toEqual([302, "/artwork/tattoos"]);
	// The page that asked for it has no drafts.
	const within = await site.call(path.replace("?", ".data?"), { headers: artist });
	expect(within.text).toContain("reload");
});

it("shows what is published where a draft does not fit, and says so, or the session has ended", async () => {
	const { status, text } = await site.call("/about", { headers: artist });
	expect(status).toBe(200);
	expect(text).toContain("You see the site with your drafts.");
	const leftOut = "Shown as published, because the draft is not ready: About.";
	expect(readWords(text)).toContain(leftOut);
	expect(readPage(text).links).toContainEqual(
		expect.objectContaining({ words: "What Has to Change", to: "/admin/site/review" }),
	);
	const steps = await site.call("/admin/first-steps", { headers: artist });
	expect(readWords(steps.text)).toContain(leftOut);
	const readVersion = async () =>
		(await site.call("/about", { headers: artist })).headers["server-timing"];
	const before = await readVersion();
	await saveDraft(site.database.db, { key: "contact", body: {}, basedOn: 0, seen: null });
	expect(await readVersion()).not.toBe(before);
	expect((await site.call("/about", { headers: artist })).text).toContain(
		"Shown as published, because the draft is not ready: About and Contact.",
	);
	const gone = await site.call("/bats-and-lanterns", { headers: artist });
	expect(gone.status).toBe(404);
	expect(gone.text).toContain("no draft has it anymore");
	expect(gone.text).toContain('href="/admin/site/review"');
	const stranger = { Cookie: "__Host-drafts=1" };
	const published = await readWithData(site, "/artwork/tattoos", stranger);
	expect(published).not.toContain(title);
	expect(published).not.toContain("You see the site with your drafts.");
	expect(published).not.toContain("as published");
});

it.each(["//evil.example", "https://evil.example", "/\\evil.example", "/a\\b"])(
	"never leads to %s",
	async (back) => {
		expect((await show({ show: "drafts", back })).headers.location).toBe("/");
		const path = `/admin/site/draft-view?back=${encodeURIComponent(back)}`;
		expect((await site.call(path, { headers: artist })).headers.location).toBe("/");
	},
);
