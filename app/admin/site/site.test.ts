import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { listLinks, readWords } from "../../../test/markup.ts";
import { readPageForm } from "../../../test/page-form.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { commit } from "../../db/commit.server.ts";
import { documentNames } from "../../publishing/documents.ts";
import { findDraft, listDrafts, saveDraft } from "../../publishing/drafts.server.ts";
import { addRevisions, listRevisions } from "../../publishing/revisions.server.ts";
import { editedNames } from "./document-groups.ts";

const { studio, home } = documents;
const [, koi] = documents.tattoos.pieces;
const [, moth] = documents.drawings.pieces;
if (!koi || !moth) throw new Error("There are too few pieces");

it("lists every document that no other room makes", () => {
	const elsewhere = ["books", "kind-words", "pictures"];
	expect([...editedNames, ...elsewhere].toSorted()).toEqual([...documentNames].toSorted());
});

describe.each(engines)("the room Site on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(async () => {
		await forgetChanges(site);
	});
	afterAll(() => site.close());

	const { get: open, post, publish, force } = openDesk(() => ({ site, artist }));
	const get = async (path: string) => (await open(path)).text;
	const openForm = async (name: string) =>
		readPageForm(await get(`/admin/site/${name}`), 'name="_seen"');
	/** Fills in and presses a button, on a page that was opened before if one is given. */
	const change = async (
		name: string,
		fields: Record<string, string>,
		act = "save",
		form?: URLSearchParams,
	) => {
		const filled = new URLSearchParams(form ?? (await openForm(name)));
		for (const [field, value] of Object.entries(fields)) filled.set(field, value);
		if (act) filled.set("_act", act);
		return post(`/admin/site/${name}`, filled);
	};
	const readDraft = async (name: "studio" | "home" | "about" | "tattoos" | "articles") =>
		(await findDraft(site.database.db, name))?.body as Record<string, unknown> | undefined;

	it("names a picture in a list by what it shows", async () => {
		const text = await get("/admin/site/contact");
		expect(text).toContain(`aria-label="Move ${koi.title} down"`);
		expect(text).not.toContain("Move tattoos/");
	});

	if (engine === "sqlite") {
		it.each(editedNames)("shows %s whole: saving it untouched makes no draft", async (name) => {
			expect((await change(name, {})).status).toBe(303);
			expect(await listDrafts(site.database.db)).toEqual([]);
		});
	}

	it("says of each document whether it is built in, a draft or published", async () => {
		expect(readWords(await get("/admin/site"))).toContain("Studio Built in");
		await change("studio", { name: "Another Name" });
		expect(readWords(await get("/admin/site"))).toContain("Studio Draft Built in");
		expect((await publish()).headers.location).toBe("/admin/site?published=studio");
		expect(readWords(await get("/admin/site"))).toMatch(/Studio Published/);
	});

	it("publishes all drafts together, after a look at what they change", async () => {
		await change("studio", { name: "Another Name", deposit: "175" });
		await change("home", { lead: "Words of today." });
		const review = await get("/admin/site/review");
		expect(review).toMatch(/Deposit.*<del>100<\/del><ins>175<\/ins>/s);
		expect(review).toContain("Words of today.");
		expect((await site.call("/")).text).toContain(home.lead);
		await publish();
		const { text } = await site.call("/");
		expect(text).toContain("Another Name");
		expect(text).toContain("Words of today.");
		expect(text).not.toContain(home.lead);
		expect(await listDrafts(site.database.db)).toEqual([]);
		expect(readWords(await get("/admin/data"))).toContain("Published Studio, Home");
	});

	it("tells changes by titles and pictures, and leads to where each is edited", async () => {
		const { body } = await site.content.read("featured");
		const shown = { ...body, shown: [`tattoos/${koi.id}`, "bird-and-floral"] };
		await saveDraft(site.database.db, { key: "featured", body: shown, basedOn: 0, seen: null });
		await change("home", { "plate.image": moth.image });
		await change("tattoos", { "pieces.1.title": "Koi today" });
		const review = await get("/admin/site/review");
		await publish();
		const histories = await Promise.all(
			["featured", "home", "tattoos"].map((name) => get(`/admin/site/${name}/history`)),
		);
		for (const html of [review, histories.join()]) {
			expect(listLinks(html)).toEqual(
				expect.arrayContaining([
					"Plate › Hero picture: /admin/site/home?at=plate.image#plate.image",
					"Koi today › Title: /admin/site/tattoos?at=pieces.1.title#pieces.1.title",
					"Koi today: /admin/photos/collections/featured",
					`${documents["bird-and-floral"].pageTitle}: /admin/photos/collections/featured`,
				]),
			);
			expect(html).toMatch(/alt="Octopus[^"]*".{0,300}Before.*alt="Moth and eye".{0,300}After/s);
			expect(readWords(html)).not.toMatch(/home\/hero|tattoos\/\d|bird-and-floral/);
		}
	});

	it("names pieces and pictures in forms by their titles", async () => {
		const [name = ""] = documents["portfolio-landing"].pieces;
		const piece = documents.tattoos.pieces.find(({ id }) => name === `tattoos/${id}`);
		const form = readWords(await get("/admin/site/portfolio-landing"));
		expect(form).toContain(`Pieces, 1 ${piece?.title}`);
		expect(readWords(await get("/admin/site/page-pictures"))).toContain(
			"Home: picture of the hero",
		);
	});

	it("explains fields where they are, and words in braces where there are any", async () => {
		const studio = readWords(await get("/admin/site/studio"));
		expect(studio.match(/with the country code/g)).toHaveLength(1);
		const braces = "Words in braces, such as {deposit}, are filled in for visitors.";
		expect(studio).toContain(braces);
		expect(readWords(await get("/admin/site/credits"))).not.toContain(braces);
	});

	it("marks a placeholder that nothing fills in, and names those there are", async () => {
		await change("home", { lead: "Send {depozit} first." });
		const page = readWords(await get("/admin/site/home"));
		expect(page).toContain(
			"{depozit} is not a placeholder, so visitors would see it as it stands.",
		);
		expect(page).toContain("{deposit} $100");
		expect(readWords(await get("/admin/site/review"))).toContain("Not ready: one field has");
		await change("home", { lead: "Send {deposit} first." });
		await publish();
		expect((await site.call("/")).text).toContain("Send $100 first.");
	});

	it("keeps what does not fit, says why beside the field, and does not publish it", async () => {
		await change("studio", { phone: "call me", deposit: "many" });
		const page = await get("/admin/site/studio");
		expect(page).toContain('value="call me"');
		expect(page).toContain("Enter the full number, such as (212) 555-0123");
		expect(page).toContain("Write a whole number.");
		expect(readWords(page)).toContain("2 fields have to change");
		const review = await get("/admin/site/review");
		expect(readWords(review)).toContain("Not ready: 2 fields have to change first.");
		expect(listLinks(review)).toContain("Phone: /admin/site/studio?at=phone#phone");
		const { version = "" } = (await findDraft(site.database.db, "studio")) ?? {};
		expect(readWords(review)).toContain(
			"None of this can be published yet. Not ready, so it stays a draft: Studio",
		);
		const forced = await force(`studio ${version}`);
		expect(forced.status).toBe(422);
		expect(await listRevisions(site.database.db, "studio")).toEqual([]);
	});

	it("publishes what is ready, and says before and after what is left out and why", async () => {
		await change("studio", { deposit: "many" });
		await change("home", { lead: "Words of today." });
		const review = readWords(await get("/admin/site/review"));
		expect(review).toContain("Publish Home");
		expect(review).toContain(
			"Not ready, so it stays a draft: Studio : one field has to change first",
		);
		const { headers } = await publish();
		const done = await get(headers.location ?? "");
		expect(readWords(done)).toContain("Not published yet: Studio.");
		expect(listLinks(done)).toContain("Home: /");
		expect(done).toContain('href="/admin/site/home/history"');
	});

	it("takes the phone number as pages show it, and shows it so", async () => {
		await change("studio", { phone: "(303) 555-0177" });
		expect(await readDraft("studio")).toMatchObject({ phone: "+13035550177" });
		expect(await get("/admin/site/studio")).toContain('value="(303) 555-0177"');
		expect(readWords(await get("/admin/site/review"))).toMatch(/Phone .*\(303\) 555-0177/);
	});

	it("adds, moves and removes items by buttons, and keeps what was typed meanwhile", async () => {
		const { pieces } = documents.tattoos;
		const added = await change("tattoos", { "pieces.0.title": "Typed" }, "add pieces");
		expect(added.headers.location).toBe(
			`/admin/site/tattoos?at=pieces.${pieces.length}#pieces.${pieces.length}`,
		);
		const ids = async () =>
			((await readDraft("tattoos"))?.pieces as { id: number }[] | undefined)?.map(({ id }) => id);
		const known = pieces.map(({ id }) => id);
		const next = Math.max(...known) + 1;
		expect(await ids()).toEqual([...known, next]);
		await change("tattoos", {}, `remove pieces.${pieces.length}`);
		await change("tattoos", {}, "down pieces.0");
		const [first = 0, second = 0, ...rest] = known;
		expect(await ids()).toEqual([second, first, ...rest]);
		expect((await readDraft("tattoos"))?.pieces).toMatchObject({ 1: { title: "Typed" } });
		await change("tattoos", {}, "up pieces.1");
		expect(await ids()).toEqual(known);
	});

	it("does once what is sent again because its answer was lost", async () => {
		const known = documents.tattoos.pieces.map(({ id }) => id);
		const [first = 0, second = 0, ...rest] = known;
		const added = Math.max(...known) + 1;
		for (const [act, ids] of [
			["add pieces", [...known, added]],
			["down pieces.0", [second, first, ...rest, added]],
			[`remove pieces.${known.length}`, [second, first, ...rest]],
			["discard", undefined],
		] as const) {
			const form = await openForm("tattoos");
			const once = await change("tattoos", {}, act, form);
			const again = await change("tattoos", {}, act, form);
			expect([again.status, again.headers.location]).toEqual([303, once.headers.location]);
			if (act === "discard") expect(once.headers.location).toBe("/admin/site");
			const pieces = (await readDraft("tattoos"))?.pieces as { id: number }[] | undefined;
			expect(pieces?.map(({ id }) => id)).toEqual(ids);
		}
	});

	it("adds lines to a list, and takes optional parts away again", async () => {
		const count = documents.about.philosophy.length;
		await change("about", {}, "add philosophy");
		await change("about", { [`philosophy.${count}`]: "One more." });
		expect((await readDraft("about"))?.philosophy).toHaveProperty(String(count), "One more.");
		await change("studio", { "artist.name": "The Artist" });
		expect(await readDraft("studio")).toMatchObject({ artist: { name: "The Artist" } });
		await change("studio", { "artist.name": " " });
		expect(await readDraft("studio")).not.toHaveProperty("artist");
	});

	it("takes exact hours row by row, says what is wrong with them, and tells them once published", async () => {
		await change("studio", {}, "add openingHours");
		const row = { firstDay: "Tuesday", lastDay: "Saturday", opens: "20:00", closes: "12:00" };
		const fill = (changed: Partial<typeof row>) =>
			change(
				"studio",
				Object.fromEntries(
					Object.entries({ ...row, ...changed }).map(([k, one]) => [`openingHours.0.${k}`, one]),
				),
			);
		await fill({});
		const page = await get("/admin/site/studio");
		expect(readWords(page)).toMatch(
			/Exact hours \(optional\) 1 of 14 .*Tuesday to Saturday Needs a fix/,
		);
		expect(page).toContain("It has to close after it opens.");
		await fill({ opens: "12:00", closes: "20:00" });
		await publish();
		expect((await site.call("/contact")).text).toContain('"opens":"12:00","closes":"20:00"');
		await change("studio", {}, "remove openingHours.0");
		await publish();
		expect((await site.call("/contact")).text).not.toContain("OpeningHours");
	});

	it("never saves over another tab's draft unseen, and shows both", async () => {
		const tab = await openForm("studio");
		await change("studio", { name: "Of the phone" });
		const refused = await change("studio", { name: "Of the desk" }, "save", tab);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Of the <del>phone</del><ins>desk</ins>");
		expect(refused.text).toContain('value="Of the desk"');
		expect(await readDraft("studio")).toMatchObject({ name: "Of the phone" });
		const [, over = ""] =
			/<button(?=[^>]* name="_over")[^>]* value="([^"]+)"/.exec(refused.text) ?? [];
		const shown = readPageForm(refused.text, 'name="_seen"');
		expect((await change("studio", {}, "save", shown)).status).toBe(409);
		expect((await change("studio", { _over: over }, "", shown)).status).toBe(303);
		expect(await readDraft("studio")).toMatchObject({ name: "Of the desk" });
	});

	it("does not say that nothing was published if it was, and only the answer was lost", async () => {
		await change("studio", { name: "First" });
		const sent = readPageForm(await get("/admin/site/review"), 'name="draft"');
		await post("/admin/site/review", sent);
		const again = await post("/admin/site/review", sent);
		expect(again.status).toBe(409);
		expect(again.text).toContain("Already published or discarded");
		expect(again.text).not.toContain("Nothing was published");
	});

	it("asks about a draft that another tab has published or discarded", async () => {
		await change("studio", { name: "First" });
		const tab = await openForm("studio");
		await publish();
		expect((await change("studio", {}, "discard", tab)).status).toBe(409);
		const refused = await change("studio", { name: "Second" }, "save", tab);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("published or discarded");
		const shown = readPageForm(refused.text, 'name="_seen"');
		expect((await change("studio", { _over: "" }, "", shown)).status).toBe(303);
		expect(await findDraft(site.database.db, "studio")).toMatchObject({ basedOn: 1 });
		expect((await publish()).status).toBe(303);
		expect((await site.call("/")).text).toContain("Second");
	});

	it("does not publish a draft over a revision that it was not based on, until that is chosen", async () => {
		await change("studio", { name: "First" });
		await publish();
		await change("studio", { name: "Mine" });
		await post("/admin/site/studio/history", { again: "0", newest: "1" });
		const page = await get("/admin/site/studio");
		expect(page).toContain("Published in the meantime");
		expect(readWords(await get("/admin/site/review"))).toContain("another version was published");
		const { version = "" } = (await findDraft(site.database.db, "studio")) ?? {};
		const forced = await force(`studio ${version}`);
		expect(forced.status).toBe(409);
		expect(await listRevisions(site.database.db, "studio")).toHaveLength(2);
		await change("studio", {}, "rebase");
		expect((await publish()).status).toBe(303);
		expect((await site.call("/")).text).toContain("Mine");
	});

	it("goes back by publishing an older revision again, also the built-in one", async () => {
		const readName = async () => /<title>([^<]*)/.exec((await site.call("/about")).text)?.[1];
		await change("studio", { name: "First" });
		await publish();
		await change("studio", { name: "Second" });
		await publish();
		const history = await get("/admin/site/studio/history");
		expect(history).toContain("<del>First</del><ins>Second</ins>");
		expect(readWords(history)).toContain("Built in What the site came with.");
		const asked = await get("/admin/site/studio/history?again=0");
		expect(asked).toContain("<del>Second</del>");
		expect(readPageForm(asked, 'name="newest"').get("newest")).toBe("2");
		const path = "/admin/site/studio/history";
		const undone = await post(path, readUndo(history));
		expect(undone.headers.location).toBe(`${path}?undone`);
		const told = readWords(await get(`${path}?undone`));
		expect(told).toContain("Undone Visitors see the older version again.");
		expect(await readName()).toContain("First");
		expect((await post(path, { again: "0", newest: "3" })).status).toBe(303);
		expect(await readName()).toContain(studio.name);
		expect((await post(path, { again: "2", newest: "3" })).status).toBe(409);
		expect((await post(path, { again: "17", newest: "4" })).status).toBe(422);
		const revisions = await listRevisions(site.database.db, "studio");
		expect(revisions.map(({ based_on }) => based_on)).toEqual([3, 2, 1, 0]);
	});

	it("does not publish an older revision again while the site lacks its pictures", async () => {
		const { db } = site.database;
		const plate = { ...home.plate, image: `photos/${"4f".repeat(16)}` };
		for (const [basedOn, body] of [{ ...home, plate }, home].entries()) {
			await commit(db, (trx) => addRevisions(trx, [{ key: "home", body, basedOn }]));
		}
		const asked = readWords(await get("/admin/site/home/history?again=1"));
		expect(asked).toContain("Some pictures from this version would be missing for visitors.");
		expect(asked).toContain("Choose a picture.");
		const again = { again: "1", newest: "2" };
		expect((await post("/admin/site/home/history", again)).status).toBe(422);
		expect(await listRevisions(db, "home")).toHaveLength(2);
		const asDraft = { draft: "1" };
		expect((await post("/admin/site/home/history", asDraft)).status).toBe(303);
		expect(await findDraft(db, "home")).toMatchObject({ body: { plate }, basedOn: 2 });
		expect((await post("/admin/site/home/history", asDraft)).status).toBe(409);
	});

	it("opens what was published last if it no longer fits, and says what to change", async () => {
		await change("studio", { name: "First" });
		await publish();
		const body = JSON.stringify({ ...studio, name: "Last", phone: "none", deposit: undefined });
		const row = { key: "studio", revision: 2, based_on: 1, author: "artist" as const };
		await site.database.db
			.insertInto("documents")
			.values({ ...row, body, published_at: new Date().toISOString() })
			.execute();
		await site.content.refresh();
		expect((await site.call("/")).text).toContain("First");
		const health = readWords(await get("/admin/health"));
		expect(health).toContain("so visitors see what you published before it.");
		expect(health).toContain("Open Studio under Site; the fields to fix are marked.");
		const page = await get("/admin/site/studio");
		expect(readWords(page)).toContain("It does not fit this version of the site");
		expect(page).toContain("Enter the full number, such as (212) 555-0123");
		expect(page).toContain("Write something here.");
		expect(page).not.toContain("Invalid key");
		expect(page).toContain('value="Last"');
		expect(readWords(await get("/admin/site/studio/history"))).toContain(
			"Published by you. It does not fit this version of the site.",
		);
		await change("studio", { phone: studio.phone, deposit: `${studio.deposit}` });
		expect((await publish()).status).toBe(303);
		expect((await site.call("/")).text).toContain("Last");
		expect(readWords(await get("/admin/health"))).toContain("Nothing is wrong with your site.");
	});

	it("says which articles go with an older revision, and offers revisions beyond the first fifty", async () => {
		const { articles } = documents;
		const [first, ...others] = articles.articles;
		const row = { key: "articles", author: "artist" as const };
		const add = (revision: number, body: unknown) => ({
			...{ ...row, revision, based_on: revision - 1, body: JSON.stringify(body) },
			published_at: new Date(Date.UTC(2026, 0, revision)).toISOString(),
		});
		const rows = Array.from({ length: 60 }, (_, at) =>
			add(at + 1, { ...articles, articles: others }),
		);
		await site.database.db
			.insertInto("documents")
			.values([...rows, add(61, articles)])
			.execute();
		const history = await get("/admin/site/articles/history");
		expect(history.match(/Published by you/g)).toHaveLength(50);
		expect(readWords(history)).not.toContain("Built in");
		expect(listLinks(history)).toContain("Older: /admin/site/articles/history?upTo=11");
		const older = await get("/admin/site/articles/history?upTo=11");
		expect(older.match(/Published by you/g)).toHaveLength(11);
		expect(readWords(older)).toContain("Built in What the site came with.");
		const asked = readWords(await get("/admin/site/articles/history?again=7"));
		expect(asked).toContain(
			`One article will come off the site, because this version is older: ${first?.title}.`,
		);
	});

	it.each(["books", "kind-words", "pictures", "no-such-document", "constructor"])(
		"has no page for %s",
		async (name) => {
			const answer = await site.call(`/admin/site/${name}`, { headers: artist });
			expect(answer.status).toBe(404);
		},
	);
});

function readUndo(history: string): Record<string, string> {
	const [, newest = "", again = ""] =
		/name="newest" value="(\d+)".*?<button(?=[^>]* name="again")[^>]* value="(\d+)"/s.exec(
			history,
		) ?? [];
	return { newest, again };
}
