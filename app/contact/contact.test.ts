import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { setTexts } from "../publishing/figures.ts";

let site: TestSite;
let page: string;
let html: string;
let words: string;
beforeAll(async () => {
	site = await openTestSite();
	const answer = await site.call("/contact");
	expect(answer.status).toBe(200);
	page = answer.text;
	html = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
	words = readWords(html);
});
afterAll(() => site?.close());

test("it says how to get in touch, and how soon the studio answers", () => {
	expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe("Get in Touch");
	expect(words).toContain("I reply within 24 hours");
	expect(words).toContain("texts are answered within minutes");
	expect(html).toMatch(/href="\/consultation"[^>]*>Book Consultation/);
});

test("the studio's card has place, area, phone, mail and hours, and links to the policy", () => {
	expect(words).toContain("Studio Information");
	expect(words).toContain("Near Loveland, Colorado");
	expect(words).toContain("Northern Colorado, from Denver to Fort Collins. Travels for events");
	expect(words).toContain("Most days 12-8");
	expect(html).toMatch(/href="tel:\+19705550142"[^>]*>\(970\) 555-0142/);
	expect(html).toMatch(/href="mailto:studio@example\.com\?subject=[^"]+"[^>]*>studio@example\.com/);
	expect(html).toMatch(/href="\/drawing-and-deposit-policy"[^>]*>Drawing and Deposit Policy/);
});

test("the quick answers are given in full", () => {
	for (const answer of [
		"I book 2-4 weeks out.",
		"A $100 deposit is required before design work. It goes toward the total, and it is non-refundable once design begins.",
		"$150-180/hr, timed from the start of work. No time is added for breaks, setup or teardown.",
		"18+ with valid ID. No exceptions, even with parental consent.",
		"One support person is allowed.",
	]) {
		expect(words).toContain(answer);
	}
	for (const { question, answer } of setTexts(documents["quick-answers"], documents.studio)) {
		expect(words).toContain(`${question} ${answer}`);
	}
});

test("other questions can be asked by the listed means", () => {
	expect(words).toContain("Have another question?");
	const after = html.slice(html.indexOf("Have another question?"));
	expect(after).toMatch(/href="sms:\+19705550142"/);
	expect(after).toMatch(/href="mailto:studio@example\.com/);
	expect(after).toMatch(/href="#note"/);
	expect(words).toContain("I can’t answer a note without an address.");
	expect(words).toMatch(/I keep your note and your email until you ask me to erase them/);
});

test("it links to the artist's profile and to five pages of the site", () => {
	expect(words).toContain("Follow My Work");
	expect(html).toMatch(
		/href="https:\/\/social\.example\.com\/frontrangelinework" rel="noopener noreferrer"/,
	);
	const links = html.slice(html.indexOf("Quick Links"));
	for (const [path, label] of [
		["/artwork", "Artwork"],
		["/tattoos", "Tattoos"],
		["/aftercare", "Aftercare Guide"],
		["/about", "About"],
		["/drawing-and-deposit-policy", "Drawing and Deposit Policy"],
	]) {
		expect(links).toMatch(new RegExp(`href="${path}"[^>]*>${label}<`));
	}
});

test("it has its metadata, and the menu marks it as current", () => {
	expect(page).toMatch(/aria-current="page"[^>]*>Contact</);
	expect(page).toContain(`<link rel="canonical" href="${site.address}/contact"/>`);
	expect(page).toContain("/pictures/share/contact.");
});
