import { describe, expect, it, test } from "vitest";
import { writeReadTime } from "../read-articles.server.ts";
import { findBlock, findUnshown, renderMarkdown } from "./render-markdown.server.ts";

describe("an article's Markdown", () => {
	it("becomes headings, paragraphs, lists, quotes and links", () => {
		const text =
			"## Wash\n\nTwice a day, *gently*.\n\n- soap\n- water\n\n> Hands off.\n\n[More](/aftercare)";
		expect(renderMarkdown(text).html).toBe(
			"<h2>Wash</h2>\n<p>Twice a day, <em>gently</em>.</p>\n<ul>\n<li>soap</li>\n<li>water</li>\n</ul>\n" +
				'<blockquote>\n<p>Hands off.</p>\n</blockquote>\n<p><a href="/aftercare">More</a></p>',
		);
	});

	it("turns h1 into h2, because the page has the only h1", () => {
		expect(renderMarkdown("# Title\n\nText").html).toBe("<h2>Title</h2>\n<p>Text</p>");
	});

	it("sends no referrer to other sites", () => {
		expect(renderMarkdown("[There](https://example.com)").html).toBe(
			'<p><a href="https://example.com" rel="noopener noreferrer">There</a></p>',
		);
	});

	it("gets typographic quotation marks outside code", () => {
		expect(renderMarkdown(`"*Don't*" is the artist's \`"x"\``).html).toBe(
			'<p>“<em>Don’t</em>” is the artist’s <code>"x"</code></p>',
		);
	});

	it("shows photos of the manifest, and no other images", () => {
		const name = `photos/${"0a".repeat(16)}`;
		const files = { hash: "0a1b2c3d", placeholder: "", avif: [320, 720], webp: [480] };
		const picture = { ...files, width: 600, height: 800 };
		const text = `![A "wren"](${name} "x")![](photos/none)![](tattoos/koi)![](//evil.example/x.png)`;
		const html =
			'<p><picture><source type="image/avif" ' +
			`srcset="/pictures/${name}-320.0a1b2c3d.avif 320w, /pictures/${name}-720.0a1b2c3d.avif 600w" ` +
			'sizes="(min-width: 45rem) 37rem, calc(100vw - 2.5rem)">' +
			`<img src="/pictures/${name}-480.0a1b2c3d.webp" alt="A &#x22;wren&#x22;" width="600" height="800" ` +
			'loading="lazy" decoding="async"></picture></p>';
		expect(renderMarkdown(text, { [name]: picture, "tattoos/koi": picture }).html).toBe(html);
		expect(renderMarkdown(text).html).toBe("<p></p>");
	});

	test.each([
		"<script>alert(1)</script>",
		"Before <script>alert(1)</script> after",
		'<img src="x" onerror="alert(1)">',
		'Before <a href="/" onclick="alert(1)">a link</a>',
		"<svg/onload=alert(1)>",
		"<iframe srcdoc='<script>alert(1)</script>'></iframe>",
		'<p style="position:fixed">over all</p>',
		"[a link](javascript:alert(1))",
		"[a link](JaVaScRiPt:alert(1))",
		"[a link](java&#115;cript:alert(1))",
		"[a link](data:text/html,<script>alert(1)</script>)",
		"[a link](vbscript:msgbox(1))",
		"[a link][x]\n\n[x]: javascript:alert(1)",
		"<javascript:alert(1)>",
		"![](javascript:alert(1))",
		'![a picture](https://example.com/x.png "onerror=alert(1)")',
	])("%s is inert", (text) => {
		const { html } = renderMarkdown(text);
		expect(html).not.toMatch(/<(?!\/?(p|a)\b)/);
		expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src|srcdoc)=/i);
		expect(html).not.toMatch(/href="(?!https?:|mailto:|\/)/);
	});

	it("cannot break out of an attribute", () => {
		const { html } = renderMarkdown('[a](/x "\\" onmouseover=alert(1) x=\\"")');
		expect(html).toBe('<p><a href="/x" title="&#x22; onmouseover=alert(1) x=&#x22;">a</a></p>');
	});
});

describe("the read time", () => {
	it("counts words that are read, without punctuation and URLs", () => {
		const text =
			"## Two words\n\nOne **two** – three, [four](https://example.com/five/six).\n\n1. five\n2. six";
		expect(renderMarkdown(text).words).toBe(8);
	});

	test.each([
		[0, "1 min read"],
		[200, "1 min read"],
		[201, "2 min read"],
		[1_200, "6 min read"],
	])("of %i words is %s", (words, said) => {
		expect(writeReadTime(words)).toBe(said);
	});
});

test.each([
	["", 0],
	["Fi", 0],
	["First.\n", 0],
	["First.\n\n", 1],
	["First.\n\n## Sec", 1],
	["First.\n\n## Second\n\n[a]: /b\n\n- one\n- tw", 2],
	["First.\n\n## Second\n\n[a]: /b\n\n- one\n- two\n\n<b>\n\nLast", 3],
])("what is written after %j is element %d of the page's text", (before, place) => {
	const text = "First.\n\n## Second\n\n[a]: /b\n\n- one\n- two\n\n<b>\n\nLast.";
	expect(findBlock(text, before.length)).toBe(place);
});

test("a heading that the page does not have counts as no element of its text", () => {
	const text = "First.\n\n#### Small\n\nSecond.";
	expect(renderMarkdown(text).html).toBe("<p>First.</p>\nSmall\n<p>Second.</p>");
	expect(findBlock(text, text.indexOf("Small"))).toBe(0);
	expect(findBlock(text, text.indexOf("Second"))).toBe(1);
});

const heron = "photos/1a".padEnd(39, "0");

test.each([
	["![][heron]", "", "![][heron]"],
	["![A **heron**][x]", `[heron]: ${heron}`, "![A heron][x]"],
	["![][heron]", `[heron]: ${heron}More`, "![][heron]"],
	["![][heron]", `[heron]: ${heron} More`, "![][heron]"],
	["![][heron]", `Bye.\n[heron]: ${heron}`, "![][heron]"],
	["![][wren]", `[wren]: ${heron}\n\n![][heron]`, "![][heron]"],
	["![A heron][Heron]", `[heron]: <${heron}> 'x'`, undefined],
	[`![](${heron})`, "", undefined],
	["`![][heron]`", "", undefined],
])("in a text with %s, and %j at its end, %j has lost its address", (mark, end, lost) => {
	const found = lost && { mark: lost, is: "lost" };
	expect(findUnshown(`Look.\n\n${mark}\n\n${end}`)).toEqual(found);
});

test.each([
	["Look. ![x](https://example.com/x.png) There.", "![x](https://example.com/x.png)"],
	[`![](${heron}) ![][x]\n\n[x]: https://example.com/x.png`, "![][x]"],
	["![x](/pictures/x.png)", "![x](/pictures/x.png)"],
])("of the pictures in %j, %j is none of the photos", (text, mark) => {
	expect(findUnshown(text)).toEqual({ mark, is: "foreign" });
});

test("a picture of another site in code is none", () => {
	expect(findUnshown("`![x](https://example.com/x.png)`")).toBeUndefined();
});
