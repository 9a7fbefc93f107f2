import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { readWithData } from "../../../test/hydration.ts";
import { readWords } from "../../../test/markup.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { findDemo, keepFacts } from "../../publishing/demo/find-demo.server.ts";
import { documentNames, documents as registry } from "../../publishing/documents.ts";
import { findDraft, publishDrafts, saveDraft } from "../../publishing/drafts.server.ts";
import { listNames } from "../../publishing/list-names.ts";
import { formatPhone } from "../../ui/page/studio-links.ts";

describe.each(engines)("the first steps on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(() => forgetChanges(site, "kept_facts"));
	afterAll(() => site.close());

	const { get, post } = openDesk(() => ({ site, artist }));
	const read = async () => readWords((await get("/admin/first-steps")).text);
	const press = (act: string) => post("/admin/first-steps", { act });
	const draft = (key: "studio" | "tattoos" | "home", body: unknown) =>
		saveDraft(site.database.db, { key, body, basedOn: 0, seen: null });
	const publish = async (key: "studio" | "home" | "articles" | "sleeves" | "tattoos") => {
		const { version = "" } = (await findDraft(site.database.db, key)) ?? {};
		expect(await publishDrafts(site.database.db, [{ key, version }])).toEqual({});
		await site.content.refresh();
	};

	it("lists what is the demo's, until it is changed and published", async () => {
		const { name, phone } = documents.studio;
		expect(await read()).toContain(`Your name ${name}`);
		expect(await read()).toMatch(/Place and hours [^·]+ · \S/);
		const named = { ...documents.studio, name: "Another Name", shortName: "Another" };
		expect(named.shortName).not.toBe(documents.studio.shortName);
		await draft("studio", named);
		expect(await read()).toMatch(new RegExp(`Your name ${name}[^.]* In your draft`));
		await publish("studio");
		const words = await read();
		expect(words).not.toContain("Your name");
		expect(words).toContain(`Phone and email ${formatPhone(phone)}`);
	});

	it("asks where the studio's clock is, until the artist says so", async () => {
		const own = {
			...documents.studio,
			...{ location: "By the river", town: "Lyon", region: "The Rhône", areaServed: "All of it" },
			...{ travel: "Stays at home", hours: "By appointment" },
		};
		await draft("studio", own);
		await publish("studio");
		expect(await read()).toMatch(/Place and hours CO\W+America.Denver Change/);
		const body = { ...own, state: "ARA", timeZone: "Europe/Paris" };
		await saveDraft(site.database.db, { key: "studio", body, basedOn: 1, seen: null });
		await publish("studio");
		expect(await read()).not.toContain("Place and hours");
	});

	it("is led to from the empty list of requests until nothing is the demo's", async () => {
		const said = "First Steps lists what visitors still see";
		const readInbox = async () => readWords((await get("/admin")).text);
		expect(await readInbox()).toContain(said);
		const { db } = site.database;
		const left = await findDemo(db, site.content, site.content.current());
		await keepFacts(
			db,
			left.map(({ fact }) => fact),
		);
		expect(await readInbox()).not.toContain(said);
	});

	it("leaves out what the artist keeps", async () => {
		expect(await read()).toContain("Deposit Policy");
		expect((await press("keep policy")).status).toBe(303);
		expect((await press("keep policy")).status).toBe(303);
		const [listed, kept] = (await read()).split("Kept from the demo");
		expect(listed).not.toContain("Deposit Policy");
		expect(kept).toMatch(
			/^ Show what you kept Drawing and Deposit Policy Words and \d pictures? Put It Back/,
		);
		expect((await press("put-back policy")).status).toBe(303);
		expect(await read()).toContain("Deposit Policy");
		expect(await read()).not.toContain("Kept from the demo");
		await press("keep-pages");
		expect(await read()).not.toContain("Words and pictures of the pages");
		expect(await read()).toContain("Your name");
	});

	it("counts the words and pictures of every document that the registry has", async () => {
		const steps = await read();
		const { label } = registry.home;
		const { home } = documents;
		expect(steps).toContain(`${label} Words and 2 pictures`);
		expect(steps).toContain(`The large picture on the home page ${home.plate.title}`);
		const elsewhere = ["studio", "articles", "books", "kind-words", "pictures", "page-pictures"];
		for (const name of documentNames) {
			if (!elsewhere.includes(name)) expect(steps).toContain(`${registry[name].label} Words`);
		}
	});

	it("keeps the large picture of the home page until its words are the artist's, too", async () => {
		const step = "The large picture on the home page";
		const { home } = documents;
		const { title, caption } = home.plate;
		const plate = { ...home.plate, image: "photos/own" };
		const put = async (body: unknown, basedOn: number) => {
			await saveDraft(site.database.db, { key: "home", body, basedOn, seen: null });
		};
		await put({ ...home, plate }, 0);
		const both = `Your picture, still called “${title}” and captioned “${caption}”`;
		const way = "Change the Picture and Its Words";
		expect(await read()).toContain(
			`${step} ${title} In your draft. Once published, this is left: ${both} ${way}`,
		);
		await publish("home");
		expect(await read()).toContain(`${step} ${both} ${way}`);
		await put({ ...home, plate: { ...plate, title: "Raven" } }, 1);
		await publish("home");
		expect(await read()).toContain(`${step} Your picture, still captioned “${caption}”`);
		await put({ ...home, plate: { ...plate, title: "Raven", caption: "Raven, back" } }, 2);
		expect(await read()).toMatch(new RegExp(`${step} [^.]* In your draft (?!Change)`));
		await publish("home");
		expect(await read()).not.toContain(step);
	});

	it("starts with an empty portfolio, but leaves the artist's own pieces", async () => {
		const [first, ...others] = documents.tattoos.pieces;
		const own = { ...first, image: "photos/own" };
		await draft("tattoos", { ...documents.tattoos, pieces: [own, ...others] });
		expect((await press("take-off pieces")).status).toBe(303);
		const { body } = (await findDraft(site.database.db, "tattoos")) ?? {};
		expect(body).toMatchObject({ heading: documents.tattoos.heading, pieces: [own] });
		expect(await findDraft(site.database.db, "digital")).toMatchObject({ body: { pieces: [] } });
		expect(await read()).toMatch(/Portfolio \d+ pieces and 2 sleeves In your draft/);
		const review = await get("/admin/site/review");
		expect(review.text).toContain(`<summary>${others.length} removed</summary>`);
		expect(review.text).not.toContain("Yours or changed by you");
		expect((await site.call("/artwork/tattoos")).text).toContain(others[0]?.title);
	});

	it("says that retired pieces of the demo go, too", async () => {
		const [first, ...others] = documents.tattoos.pieces;
		await draft("tattoos", { ...documents.tattoos, pieces: others, retired: [first] });
		await publish("tattoos");
		const pieces = listNames.flatMap((list) => documents[list].pieces).length - 1;
		const words = await read();
		expect(words).toContain(`Portfolio ${pieces} pieces and 2 sleeves`);
		expect(words).toContain(`Takes ${pieces} pieces, 1 retired piece, and 2 sleeves off`);
		await press("take-off pieces");
		const { body } = (await findDraft(site.database.db, "tattoos")) ?? {};
		expect(body).not.toHaveProperty("retired");
	});

	it("says before what is taken off, and in the review what is not as it came", async () => {
		const [first, second, ...others] = documents.tattoos.pieces;
		if (!first || !second) throw new Error("There are no pieces");
		const mine = { ...first, title: "My Own Words" };
		const healed = { ...second, healed: { image: "photos/own", months: 6 } };
		await draft("tattoos", { ...documents.tattoos, pieces: [mine, healed, ...others] });
		await publish("tattoos");
		const count = listNames.flatMap((list) => documents[list].pieces).length;
		const words = await read();
		expect(words).toContain(`Portfolio ${count} pieces and 2 sleeves`);
		expect(words).toContain(
			`Takes ${count - 1} pieces and 2 sleeves off in your drafts. 1 piece with a healed photo of yours goes to Retired.`,
		);
		const articles = documents.articles.articles.length;
		expect(words).toContain(`Takes ${articles} articles off in your drafts.`);
		await press("take-off pieces");
		const review = await get("/admin/site/review");
		expect(readWords(review.text)).toContain(
			`Yours or changed by you: My Own Words ${others.length + 1} removed`,
		);
	});

	it("retires pieces of the demo that hold a healed photo of the artist's", async () => {
		const [first, second, third, ...others] = documents.tattoos.pieces;
		if (!first || !second || !third) throw new Error("There are no pieces");
		const healed = { image: "photos/own", months: 6 };
		const [one, other] = [first, second].map((piece) => ({ ...piece, healed }));
		const body = { ...documents.tattoos, pieces: [third, one, ...others], retired: [other] };
		await draft("tattoos", body);
		await press("take-off pieces");
		const key = "tattoos";
		const left = { pieces: [], retired: [one, other] };
		expect(await findDraft(site.database.db, key)).toMatchObject({ body: left });
		expect((await findDraft(site.database.db, "drawings"))?.body).not.toHaveProperty("retired");
	});

	it("takes off the demo's sleeves with its pieces", async () => {
		await press("take-off pieces");
		const names = ["bird-and-floral", "bats-and-pumpkin"];
		expect(await findDraft(site.database.db, "sleeves")).toMatchObject({ body: { off: names } });
		await publish("sleeves");
		for (const name of names) expect((await site.call(`/${name}`)).status).toBe(404);
		const { status, text } = await site.call("/sleeves-largescale");
		expect(status).toBe(200);
		expect(readWords(text)).toContain("More Projects Coming Soon");
	});

	it("is told on each page to the artist, and to nobody else", async () => {
		const { Cookie = "" } = artist;
		const readMark = async (path: string) =>
			/Still from the demo on this page [^.]*/.exec(
				readWords((await site.call(path, { headers: { Cookie } })).text),
			)?.[0];
		const said = "Still from the demo on this page";
		const own = "what you promise, and some of its own words or pictures";
		expect(await readMark("/artwork/tattoos/12-blue-columbine-color-calf")).toBe(
			`${said} your name, phone and email, links, prices, what you promise, and pieces`,
		);
		expect(await readMark("/drawing-and-deposit-policy")).toContain(own);
		expect(await readMark("/aftercare")).toContain(own);
		await press("keep policy");
		await draft("studio", { ...documents.studio, name: "Another Name", shortName: "Another" });
		expect(await readMark("/drawing-and-deposit-policy")).toBe(
			`${said} phone and email, links, prices, and what you promise`,
		);
		const hidden = { Cookie: `${artist.Cookie}; __Host-drafts=hidden` };
		const strangers = [{}, { Cookie: "__Host-drafts=1" }, hidden];
		const texts = strangers.map((headers) => readWithData(site, "/", headers));
		const [visitor, ...others] = await Promise.all(texts);
		expect(visitor).not.toContain("demo");
		for (const text of others) expect(text).toBe(visitor);
	});

	it("takes off the demo's articles, and the blog says so", async () => {
		await press("take-off articles");
		await publish("articles");
		expect(await read()).not.toContain("Take Off the Demo’s Articles");
		const { status, text } = await site.call("/blog");
		expect(status).toBe(200);
		expect(readWords(text)).toContain("The first article is being written.");
		const category = readWords((await site.call("/blog/process")).text);
		expect(category).toContain("No articles found in this category.");
		expect(category).not.toContain("Newest on the Blog");
	});

	it("knows no other change", async () => {
		for (const act of ["", "keep all", "take-off studio"]) {
			expect((await press(act)).status).toBe(422);
		}
	});
});
