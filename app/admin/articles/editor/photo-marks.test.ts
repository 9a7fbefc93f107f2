import { expect, test } from "vitest";
import { renderMarkdown } from "../../../blog/article/render-markdown.server.ts";
import { dropUnusedAddresses, listTextPhotos, markPhoto } from "./photo-marks.ts";

const [heron, wren] = ["photos/1a".padEnd(39, "0"), "photos/2b".padEnd(39, "0")] as const;
const picture = { hash: "0a1b2c3d", placeholder: "", avif: [320], webp: [320] };
const pictures = {
	[heron]: { ...picture, width: 320, height: 400 },
	[wren]: { ...picture, width: 320, height: 400 },
};

function add(text: string, fileName: string, name: string): string {
	const { mark, end } = markPhoto(text, fileName, name);
	return text.replace("HERE", mark) + end;
}

test("a photo stands in the text by its file's name, and its address at the end", () => {
	const once = add("Look.\n\nHERE\n\nAnd HERE.", "Heron on a Forearm.HEIC", heron);
	expect(once).toBe(
		`Look.\n\n![][heron-on-a-forearm-1a00]\n\nAnd HERE.\n\n[heron-on-a-forearm-1a00]: ${heron}`,
	);
	const twice = add(once, "heron on a forearm.jpg", wren);
	expect(twice).toMatch(
		/And !\[\]\[heron-on-a-forearm-2b00\]\.\n\n.*\n\[heron-on-a-forearm-2b00\]: /,
	);
	expect(listTextPhotos(twice)).toEqual([
		{ alt: "", name: heron, at: twice.indexOf("][heron") },
		{ alt: "", name: wren, at: twice.lastIndexOf("][heron") },
	]);
	const { html } = renderMarkdown(twice, pictures);
	for (const name of [heron, wren]) expect(html).toContain(`/pictures/${name}-320`);
	expect(html).not.toContain("[heron");
});

test.each(["3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpg", "写真.png"])(
	"a file's name like %s is left out",
	(fileName) => expect(markPhoto("", fileName, heron).mark).toBe("![][photo-1a00]"),
);

test("a photo that is added once more has a label of its own", () => {
	const once = add("HERE HERE", "heron.jpg", heron);
	expect(add(once, "heron.jpg", heron)).toContain("![][heron-1a00] ![][heron-1a00-2]\n\n");
});

test.each([
	["Look.", "\n\n[wren]: photos/"],
	["![][heron]\n\n[heron]: HERON", "\n[wren]: photos/"],
])("the address of a photo that %j does not show is dropped", (rest, line) => {
	const text = rest.replace("HERON", heron);
	expect(dropUnusedAddresses(text + line + wren.slice(7))).toBe(text);
	expect(dropUnusedAddresses(`[wren]: ${wren}\n${text}`)).toBe(text);
});

test.each(["![A wren][Wren]", "[wren]", `![](${wren})\n\n![][wren]`])(
	"that of %j stays",
	(mark) => {
		const text = `${mark}\n\n[wren]: ${wren}\n\n[x]: https://example.com`;
		expect(dropUnusedAddresses(text)).toBe(text);
	},
);

test("what was typed into the line of an address is not dropped", () => {
	const text = `[wren]: ${wren}More`;
	expect(dropUnusedAddresses(text)).toBe(text);
	expect(listTextPhotos(`![][wren]\n\n${text}`)).toEqual([]);
});

test("photos are found by an address in the text as well, and with their words", () => {
	const text = `![A *wren*](${wren} "x") ![A heron][H] ![none][x] ![](tattoos/koi)\n\n[h]: ${heron}`;
	expect(listTextPhotos(text)).toEqual([
		{ alt: "A *wren*", name: wren, at: 2 },
		{ alt: "A heron", name: heron, at: text.indexOf("A heron") },
	]);
});
