import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "../app/publishing/content.server.ts";
import type { DocumentName } from "../app/publishing/documents.ts";
import { documents, replaceDocuments } from "./documents.ts";
import { openTestSite, type TestSite } from "./site.ts";

/** What a running site shows can change between two requests. */
let content: Content = replaceDocuments({});
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, { read: (name) => content.read(name) });
});
afterAll(() => site?.close());

/** A page without the data for its scripts, on one line. */
async function read(path: string): Promise<string> {
	const { status, text } = await site.call(path);
	expect(status, path).toBe(200);
	return text.replace(/<script(?! type)[^>]*>.*?<\/script>/gs, "").replace(/\s+/g, " ");
}

/** One field of a changed document: where it stands, and what pages that show it must now contain. */
interface MarkedField {
	/** Such as `rules[].note`. */
	path: string;
	mark: string;
}

/**
 * Changes every field of a document to something that is found nowhere else.
 *
 * @param swapped other values for fields in which no mark can stand, such as names of pictures
 */
function markFields<Body>(body: Body, swapped: Record<string, string[]> = {}) {
	const fields: MarkedField[] = [];
	const unused = structuredClone(swapped);

	function mark(value: unknown, path: string): unknown {
		if (Array.isArray(value)) return value.map((item) => mark(item, `${path}[]`));
		if (typeof value === "object" && value !== null) {
			const entries = Object.entries(value).map(([key, one]) => [
				key,
				mark(one, path ? `${path}.${key}` : key),
			]);
			return Object.fromEntries(entries);
		}
		const next = changeField(value, unused[path]?.shift(), fields.length);
		fields.push({ path, mark: next.mark });
		return next.value;
	}

	return { body: mark(body, "") as Body, fields };
}

function changeField(value: unknown, swapped: string | undefined, index: number) {
	if (swapped) return { value: swapped, mark: swapped };
	if (typeof value === "number") return { value: 7000 + index, mark: String(7000 + index) };
	const mark = `zq${index}z`;
	return { value: `${value} ${mark}`, mark };
}

interface Shown {
	/** Which fields a page shows. */
	pages: Record<string, RegExp>;
	swapped?: Record<string, string[]>;
}

const all = /./;
const sections = ["deposits", "drawing", "scheduling", "pricing"];

/** Each document, and the pages that show it. Numbers without words around them are in a page's data. */
const table: Partial<Record<DocumentName, Shown>> = {
	about: {
		pages: { "/about": all, "/sitemap.xml": /^(table\.image|study|healed)$/ },
		swapped: {
			"table.image": ["home/hero"],
			study: ["drawings/moth-and-eye"],
			healed: ["tattoos/fox"],
		},
	},
	contact: {
		pages: { "/contact": all, "/sitemap.xml": /^pieces/ },
		swapped: { "pieces[]": ["tattoos/fox", "tattoos/rose", "tattoos/bee"] },
	},
	"quick-answers": { pages: { "/contact": all, "/llms.txt": /question|answer/ } },
	policy: {
		pages: { "/drawing-and-deposit-policy": all, "/sitemap.xml": /image/ },
		swapped: { "plate.image": ["home/hero"], "sections[].id": sections.toReversed() },
	},
	aftercare: { pages: { "/aftercare": all } },
	"aftercare-guides": {
		pages: { "/aftercare": /url|title|description|alt|image/, "/aftercare.data": all },
		swapped: { "[].image": ["home/hero", "tattoos/fox", "tattoos/rose"] },
	},
	"healing-course": {
		pages: {
			// A phase of one moment does not say when that is.
			"/aftercare": /^\w+\[\]\.(title|when|summary|normal|avoid)|tasks/,
			"/aftercare.data": all,
		},
	},
	"numbing-cream": {
		pages: {
			"/aftercare": /^(?!last)/,
			"/aftercare/tattoo-numbing-cream-directions.txt": all,
		},
	},
	credits: { pages: { "/credits": all } },
	blog: {
		pages: {
			"/blog": /description|balm/,
			"/blog/rss.xml": /feed/,
			"/blog/atom.xml": /feed/,
			"/blog/aftercare/tattoo-aftercare-guide": /prompt/,
		},
	},
};

describe.each(Object.entries(table))("%s", (name, { pages, swapped }) => {
	it("shows every field of it as it was changed last", async () => {
		const { body, fields } = markFields(documents[name as DocumentName], swapped);
		content = replaceDocuments({ [name]: body });
		const found = new Set<string>();
		for (const [page, shown] of Object.entries(pages)) {
			const text = await read(page);
			const listed = fields.filter(({ path }) => shown.test(path));
			expect(listed.length).toBeGreaterThan(0);
			for (const { path, mark } of listed) {
				expect(text.toLowerCase().includes(mark), `${path} on ${page}`).toBe(true);
				found.add(path);
			}
		}
		expect(new Set(fields.map(({ path }) => path))).toEqual(found);
	});
});
