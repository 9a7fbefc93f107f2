import { expect, it } from "vitest";
import { payloads } from "../../test/payloads.ts";
import { writeHtml } from "./write-html.ts";

const publicOrigin = "https://studio.example.com";
const write = (text: string) =>
	writeHtml({ subject: "S", text, studio: "Studio", publicOrigin }).replace(/ style="[^"]*"/g, "");
const body = (text: string) =>
	write(text).split("<p>Studio</p>\n")[1]?.replace("\n</div></body></html>", "");

it("writes headings, answers, steps and paragraphs", () => {
	expect(
		body("Hi,\n\nWhat\n----\nFirst Name: A & B\nIdea:\n  one\n  \n  two\n\n1. Soon\nI call."),
	).toBe(
		[
			"<p>Hi,</p>",
			"<h2>What</h2><p><strong>First Name:</strong> A &amp; B<br>\n<strong>Idea:</strong><br>\n<span>one</span>\n<span>&nbsp;</span>\n<span>two</span></p>",
			"<p><strong>1. Soon</strong><br>\nI call.</p>",
		].join("\n"),
	);
});

it("links addresses, but none that a visitor typed", () => {
	expect(body("Pay at https://pay.example.com/a?b=1&c, soon.")).toBe(
		'<p>Pay at <a href="https://pay.example.com/a?b=1&amp;c">https://pay.example.com/a?b=1&amp;c</a>, soon.</p>',
	);
	expect(body("Your page:\nhttps://studio.example.com/a")).toBe(
		'<p>Your page:<br>\n<a href="https://studio.example.com/a">Open studio.example.com</a></p>',
	);
	for (const [path, words] of [
		["request/Ab1", "Open Your Request"],
		["admin/requests/1", "Read the Request"],
	]) {
		const address = `${publicOrigin}/${path}`;
		expect(body(address)).toBe(`<p><a href="${address}">${words}</a></p>`);
		expect(body(`https://pay.example.com/${path}`)).toContain(">Open pay.example.com</a>");
	}
	expect(body("What\n---\nBudget: https://evil.example\n\n  https://evil.example")).not.toContain(
		"<a",
	);
});

const ours =
	/^<(?:html lang="en"|head|meta [^<>]*|title|body|div|p|h2|strong|span|br|a href="https?:[^"<>]*")>$/;

it.each(payloads)("is inert: %s", (payload) => {
	const html = write(
		`${payload}\n\nWhat\n---\nIdea: ${payload}\n  ${payload}\n\n1. ${payload}\n${payload}`,
	);
	const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
	expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
});
