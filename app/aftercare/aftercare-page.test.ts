import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documents, replaceDocuments } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { checkDocument } from "../publishing/check-document.ts";

const file = "/aftercare/tattoo-numbing-cream-directions.txt";

const { aftercare, "healing-course": healing, "numbing-cream": numbingCream, studio } = documents;

let site: TestSite;
let html = "";
let words = "";
beforeAll(async () => {
	site = await openTestSite();
	html = (await site.call("/aftercare")).text;
	words = html
		.replace(/<!-- -->/g, "")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'");
});
afterAll(() => site?.close());

const under = (heading: string) => words.split(`>${heading}</h2>`)[1]?.split("<h2")[0] ?? "";
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

describe("the aftercare page", () => {
	it("begins with an important notice that leads to the signs for a doctor", () => {
		const notice = words.split(`>${aftercare.notice.title}</p>`)[1]?.split("</div>")[0];
		expect(notice).toContain(aftercare.notice.text);
		expect(notice).toContain('href="#doctor"');
		expect(words.indexOf(aftercare.notice.text)).toBeLessThan(words.indexOf('id="guides"'));
	});

	it("links its table of contents to existing sections", () => {
		const places = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
		expect(places.length).toBeGreaterThan(6);
		for (const id of places) expect(html).toContain(`id="${id}"`);
	});

	it("recommends no balm without a shop, neither does the blog", async () => {
		const { balmShop, ...without } = studio;
		expect(checkDocument("studio", without)).toEqual({ body: without });
		const other = await openTestSite("sqlite", {}, replaceDocuments({ studio: without }));
		for (const path of ["/aftercare", "/blog"]) {
			const { status, text } = await other.call(path);
			expect(status).toBe(200);
			expect(readWords(text)).not.toContain("Get the");
		}
		await other.close();
	});

	it("lists products in groups: what is recommended and what to avoid", () => {
		for (const [heading, groups] of [
			["Recommended Products", aftercare.recommended],
			["Avoid These Products", aftercare.avoided],
		] as const) {
			const list = under(heading);
			expect(count(list, /<h3/g)).toBe(groups.length);
			for (const { category, items } of groups) {
				expect(list).toContain(`>${category}</h3>`);
				for (const item of items) expect(list).toContain(`<li>${item}</li>`);
			}
		}
	});

	it("names exactly five signs, where to go with them, and when to call 911", () => {
		const doctor = under("When to Seek Medical Attention");
		expect(aftercare.doctor.signs).toHaveLength(5);
		expect(count(doctor, /<li>/g)).toBe(5);
		for (const sign of aftercare.doctor.signs) expect(doctor).toContain(`<li>${sign}</li>`);
		expect(doctor).toContain("call 911 or go to the emergency room");
		expect(doctor).toContain("board-certified dermatologist");
	});

	it("takes questions by text, call and mail with the subject Tattoo Aftercare Question", () => {
		const card = under("Questions About Your Healing");
		expect(card).toContain(`href="sms:${studio.phone}"`);
		expect(card).toContain(`href="tel:${studio.phone}"`);
		expect(card).toContain(`href="mailto:${studio.email}?subject=Tattoo%20Aftercare%20Question"`);
	});

	it("asks once: film or wrap", () => {
		const { question, wrap, film } = healing.cover;
		const form = under("Your Healing Calendar").split("</form>")[0];
		expect(form).toContain(`>${question}</label>`);
		expect(form).toContain(`<option value="wrap">${wrap}</option>`);
		expect(form).toContain(`<option value="film">${film}</option>`);
	});

	it("shows the whole course as numbered days without a session date", () => {
		const course = under("Your Healing Calendar");
		const { phases, film, milestones } = healing;
		for (const { title, when, summary } of [...phases, ...film, ...milestones]) {
			expect(course).toContain(`>${when}</p>`);
			expect(course).toContain(`>${title}</h4>`);
			expect(course).toContain(summary);
		}
		for (const { worry } of [...phases, ...film]) expect(course).toContain(worry);
		for (const { tasks } of [...phases, ...film].flatMap(({ moments }) => moments)) {
			for (const task of tasks) expect(course).toContain(`<li>${task}</li>`);
		}
	});
});

describe("the numbing cream directions", () => {
	const rules = [
		/90 minutes before/,
		/2-3 mm/,
		/30 minutes/,
		/within 24 hours/,
		/4 percent lidocaine/,
		/no larger than your palm/,
		/irregular heartbeat/,
		/call 911/,
	];

	it("are on the page, with a link that saves them under their file name", () => {
		const section = under("Numbing Cream Directions");
		for (const rule of rules) expect(section).toMatch(rule);
		expect(section).toContain(`href="${file}"`);
		expect(section).toContain('download="Tattoo_Numbing_Cream_Directions.txt"');
		expect(section).toMatch(/href="tel:\+18002221222"[^>]*>1-800-222-1222</);
	});

	it("are a text file with the whole text, in lines that fit on paper", async () => {
		const { status, headers, text } = await site.call(file);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(headers["content-disposition"]).toBe(
			'attachment; filename="Tattoo_Numbing_Cream_Directions.txt"',
		);
		const flat = text.replace(/\s+/g, " ");
		for (const rule of rules) expect(flat).toMatch(rule);
		for (const { heading, text: step } of numbingCream.steps) {
			expect(flat).toContain(`${heading} ${step}`);
		}
		expect(flat).toContain("call Poison Control, day and night. 1-800-222-1222");
		const lines = text.split("\r\n");
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
		expect(text).toMatch(/^[\x20-\x7e\r\n]+$/);
	});

	it("redirect from capital letters and refuse POST", async () => {
		const { status, headers } = await site.call("/aftercare/Tattoo-Numbing-Cream-Directions.TXT");
		expect([status, headers.location]).toEqual([301, file]);
		expect((await site.call(file, { method: "POST" })).status).toBe(405);
		expect((await site.call(file, { method: "HEAD" })).status).toBe(200);
	});
});
