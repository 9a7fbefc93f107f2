import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DocumentName, type Documents, documentNames } from "../app/publishing/documents.ts";
import { openChangingContent } from "./changing-content.ts";
import { documents } from "./documents.ts";
import { type Kind, markFields } from "./mark-fields.ts";
import { openTestSite, type TestSite } from "./site.ts";

const whole: Documents = {
	...documents,
	studio: {
		...documents.studio,
		artist: { name: "The Artist" },
		openingHours: [{ firstDay: "Tuesday", lastDay: "Saturday", opens: "12:00", closes: "20:00" }],
	},
	sleeves: {
		...documents.sleeves,
		projects: [
			{
				...{ id: 1, title: "Koi", summary: "A koi.", text: ["It began with the tail."] },
				...{ style: "Japanese", size: "Full sleeve", sessions: "8 sessions" },
				pictures: [
					{
						...{ id: 2, title: "Outer arm", image: "tattoos/koi", alt: "A koi" },
						...{ description: "The head.", duration: "2 sessions" },
					},
				],
			},
		],
	},
	books: {
		...documents.books,
		events: [
			{
				...{ id: "a", kind: "Event", name: "A convention", place: "A town" },
				...{ from: "2026-04-02", until: "2026-04-05" },
			},
		],
	},
	"kind-words": { notes: [{ id: "a", text: "It healed well." }] },
};

const { content, publish } = openChangingContent(whole);
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, content);
});
afterAll(() => site?.close());

const all = /./;
const thousands = /(?<=\d),(?=\d{3})/g;
const frame = /^(name|description|phone|email|emailSubject|social|copyrightYear|prices)/;

/** No page shows these: articles have their own test, letters are mailed. */
type Unlisted = "articles" | "letters" | "pictures";

/** The pages that show a document, and which of its fields. */
const table: Record<Exclude<DocumentName, Unlisted>, Record<string, RegExp>> = {
	studio: {
		"/": /^(name|region|town|state|areaServed|travel|hours|claims|location)/,
		"/nowhere": frame,
		"/about": /^(name$|artist|region|claims)/,
		"/contact": /^(name$|phone|email$|location|areaServed|travel|hours|replyWithin|textsAns)/,
		"/blog": /^(name$|location)/,
		"/aftercare": /^(name$|balmShop|phone)/,
		"/consultation": /^(name$|replyWithinHours|retentionMonths|formExamples|prices|booked)/,
		"/drawing-and-deposit-policy":
			/^(deposit|hourlyRate|leadTime|replyWithin|textsAns|designChanges|supportPersons)/,
		"/artwork/tattoos": /^(name$|region)/,
		"/artwork/tattoos/12": /^(name$|copyrightYear)/,
		"/bird-and-floral": /^name$/,
		"/credits": /^name$/,
		"/blog/rss.xml": /^name$/,
		"/blog/atom.xml": /^name$/,
		"/llms.txt": /^(name|description|areaServed|travel|hours|phone|email)$/,
		"/site.webmanifest": /^(name|shortName|description)$/,
		"/aftercare/tattoo-numbing-cream-directions.txt": /^(name|email)$/,
		"/drawing-and-deposit-policy.data": /^(deposit|name)$/,
	},
	home: { "/": /^(?!plate.title)/, "/_.data": all, "/sitemap.xml": /image/ },
	about: { "/about": all, "/sitemap.xml": /image|study|healed/ },
	consultation: { "/consultation/sent": all },
	contact: { "/contact": all, "/sitemap.xml": /pieces/ },
	tattoos: {
		"/artwork/tattoos": /^(title|heading|description|filters|pieces\[\]\.(style|placement)$)/,
		"/artwork/tattoos/17": /healed/,
		"/api/artwork/tattoos/all": /pieces/,
	},
	drawings: { "/artwork/drawings": /^(?!pieces\[\]\.desc)/, "/api/artwork/drawings/all": /pieces/ },
	digital: { "/artwork/digital": /^(?!pieces\[\]\.desc)/, "/api/artwork/digital/all": /pieces/ },
	paintings: { "/artwork/paintings": all, "/sitemap.xml": /image/ },
	"portfolio-categories": { "/artwork": all, "/artwork/categories": all },
	"portfolio-landing": { "/artwork": all },
	featured: { "/artwork/featured": all },
	sleeves: {
		"/sleeves-largescale": /more|projects\[\]\.(title|summary)|image/,
		"/sleeves-largescale/1": /projects/,
		"/sleeves-largescale/pictures/2":
			/pictures\[\]\.(title|image|alt|description)|projects\[\]\.title/,
		"/llms.txt": /projects\[\]\.(title|summary)$/,
		"/sitemap.xml": /image/,
	},
	"bird-and-floral": {
		"/bird-and-floral": all,
		"/sleeves-largescale": /^page/,
		"/llms.txt": /^page/,
		"/sitemap.xml": /image$/,
	},
	"bats-and-pumpkin": {
		"/bats-and-pumpkin": all,
		"/sleeves-largescale": /^(title|style|sessions)/,
		"/llms.txt": /^title/,
		"/sitemap.xml": /image$/,
	},
	blog: {
		"/blog": /description|balm|tagline/,
		"/blog/rss.xml": /feed/,
		"/blog/atom.xml": /feed/,
		"/blog/aftercare/tattoo-aftercare-guide": /prompt/,
	},
	policy: { "/drawing-and-deposit-policy": /^(?!example.hours)/, "/sitemap.xml": /image/ },
	"quick-answers": { "/contact": all, "/llms.txt": /question|answer/ },
	aftercare: { "/aftercare": all },
	"aftercare-guides": { "/aftercare": all },
	"healing-course": {
		// A phase without a duration does not show `when`.
		"/aftercare": /^cover|^\w+\[\]\.(title|when|summary|normal|worry|avoid)|tasks/,
		"/aftercare.data": all,
	},
	"numbing-cream": {
		"/aftercare": /^(?!last)/,
		"/aftercare/tattoo-numbing-cream-directions.txt": /^(?!fileName)/,
	},
	credits: { "/credits": all },
	search: {
		"/llms.txt": /summary$/,
		"/": /^home.desc/,
		"/about": /^about.desc/,
		"/contact": /^contact.(?!sum)/,
		"/drawing-and-deposit-policy": /^policy.desc/,
		"/consultation": /^consultation.(?!sum)/,
		"/aftercare": /^aftercare.(?!sum)/,
		"/credits": /^credits.(?!sum)/,
		"/artwork": /^artwork.(?!sum)/,
		"/artwork/categories": /^categories.desc/,
		"/artwork/featured": /^featured.desc/,
		"/sleeves-largescale": /^sleeves.(?!sum)/,
		"/bird-and-floral": /^bird/,
		"/bats-and-pumpkin": /^bats.*(?<!summary)$/,
	},
	books: { "/": all, "/contact": all, "/consultation": /^text$/ },
	"kind-words": { "/about": all, "/contact": all },
	"page-pictures": {
		"/": /^home\/(hero|hands|close)/,
		"/about": /^home\/(about|room|machine)/,
		"/blog": /articles\/(?!tattoo-shop|traditional)/,
		"/blog/history/traditional-vs-modern-techniques": /traditional/,
		"/blog/industry-insights/tattoo-shop-owners-guide": /shop/,
	},
};

/** Without the hydration data. */
async function read(path: string): Promise<string> {
	let answer = await site.call(path);
	if (answer.headers.location) answer = await site.call(String(answer.headers.location));
	return answer.text.replace(/<script(?! type)[^>]*>.*?<\/script>/gs, "");
}

function change(name: DocumentName, kind: Kind, round: string) {
	const { body, fields } = markFields(name, whole[name], kind, round);
	const [picture] = Object.values(whole.pictures);
	if (!picture) throw new Error("There is no picture");
	const added = fields.map(({ mark }) => [mark, picture]);
	const pictures = kind === "addresses" ? Object.fromEntries(added) : {};
	publish({
		...whole,
		pictures: { ...whole.pictures, ...pictures },
		[name]: body,
	});
	return fields;
}

const kinds: Kind[] = ["words", "addresses"];
const names = documentNames.filter(
	(name) => name !== "articles" && name !== "letters" && name !== "pictures",
);
const cases = names
	.flatMap((name) => kinds.map((kind) => ({ name, kind })))
	.filter(({ name, kind }) => markFields(name, whole[name], kind, "a").fields.length > 0);

it.each(cases)("shows the $kind of $name as last published", async ({ name, kind }) => {
	const before = change(name, kind, "a");
	await Promise.all(Object.keys(table[name]).map(read));
	const fields = change(name, kind, "b");
	const missing: string[] = [];
	const shown = new Set<string>();
	for (const [page, pattern] of Object.entries(table[name])) {
		const text = (await read(page)).toLowerCase().replaceAll(thousands, "");
		for (const { field, mark } of fields.filter(({ field }) => pattern.test(field))) {
			if (text.includes(mark)) shown.add(field);
			else missing.push(`${field} on ${page}`);
		}
		for (const { field, mark } of before) {
			if (text.includes(mark)) missing.push(`${field} anew on ${page}`);
		}
	}
	expect(missing).toEqual([]);
	// Shown only inside texts and amounts.
	const expected = fields.map(({ field }) => field).filter((field) => field !== "example.hours");
	expect(new Set(expected)).toEqual(shown);
});

describe("amounts and dates", () => {
	it("follow the studio's rates and the example's hours", async () => {
		const example = { ...whole.policy.example, hours: 5 };
		const hourlyRate = { from: 200, to: 220 };
		publish({
			...whole,
			policy: { ...whole.policy, example },
			studio: { ...whole.studio, hourlyRate },
		});
		const text = await read("/drawing-and-deposit-policy");
		expect(text).toContain("5 hours of work");
		expect(text).toContain("$1,000-1,100");
		expect(await read("/llms.txt")).toContain("$200-220/hr");
	});

	it("of opening are told on the contact page, for search engines and in llms.txt", async () => {
		const [hours] = whole.studio.openingHours ?? [];
		if (!hours) throw new Error("There are no hours");
		for (const [opens, told] of [
			["12:00", "Tuesday to Saturday, 12\u00a0to\u00a08\u00a0PM"],
			["10:30", "Tuesday to Saturday, 10:30\u00a0AM\u00a0to\u00a08\u00a0PM"],
		] as const) {
			const openingHours = [{ ...hours, opens }];
			publish({ ...whole, studio: { ...whole.studio, openingHours } });
			const contact = await read("/contact");
			expect(contact).toContain(`${whole.studio.hours}\n${told}<`);
			expect(contact).toContain(`"opens":"${opens}","closes":"20:00"`);
			expect(await read("/")).toContain(`"opens":"${opens}"`);
			expect(await read("/llms.txt")).toContain(told);
		}
	});

	it("are formatted by the studio's locale and currency", async () => {
		publish({
			...whole,
			studio: { ...whole.studio, locale: "en-GB", currency: "EUR" },
		});
		expect(await read("/drawing-and-deposit-policy")).toContain("€100");
		expect(await read("/blog")).toContain("16 September 2025");
	});
});

it("shows a piece whose picture is missing, and the pages around it", async () => {
	const [first, ...pieces] = whole.tattoos.pieces;
	if (!first) throw new Error("There is no tattoo");
	const healed = { image: "tattoos/koi", months: 6 };
	const lost = { ...first, image: "tattoos/lost", healed };
	publish({ ...whole, tattoos: { ...whole.tattoos, pieces: [lost, ...pieces] } });
	for (const path of ["/artwork/tattoos", "/artwork/tattoos/1", "/artwork/tattoos/2"]) {
		const text = await read(path);
		expect(text).toContain(first.title);
		expect(text).toContain("Image not found");
	}
	const sitemap = await read("/sitemap.xml");
	expect(sitemap).toContain("/artwork/tattoos/1-");
	expect(sitemap).not.toContain("tattoos/lost");
});

it("shows a message in place of each picture if every one is missing", async () => {
	const paths = new Set(Object.values(table).flatMap((pages) => Object.keys(pages)));
	const hasPicture = async (path: string) => /<img[^>]+"\/pictures\//.test(await read(path));
	publish(whole);
	const illustrated = new Set<string>();
	for (const path of paths) if (await hasPicture(path)) illustrated.add(path);
	expect(illustrated.size).toBeGreaterThan(10);
	publish({ ...whole, pictures: {} });
	for (const path of paths) {
		expect((await site.call(path)).status, path).toBeLessThan(500);
		if (!illustrated.has(path)) continue;
		expect(await read(path), path).toMatch(/Image (not found|failed to load)/);
	}
});
