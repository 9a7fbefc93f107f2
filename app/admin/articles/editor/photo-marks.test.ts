import { expect, test } from "vitest";
import { renderMarkdown } from "../../../blog/article/render-markdown.server.ts";
import { listTextPhotos, markPhoto } from "./photo-marks.ts";

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
		`Look.\n\n![][heron-on-a-forearm]\n\nAnd HERE.\n\n[heron-on-a-forearm]: ${heron}`,
	);
	const twice = add(once, "heron on a forearm.jpg", wren);
	expect(twice).toMatch(/And !\[\]\[heron-on-a-forearm-2\]\.\n\n.*\n\[heron-on-a-forearm-2\]: /);
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
	(fileName) => expect(markPhoto("", fileName, heron).mark).toBe("![][photo]"),
);

test("photos are found by an address in the text as well, and with their words", () => {
	const text = `![A *wren*](${wren} "x") ![A heron][H] ![none][x] ![](tattoos/koi)\n\n[h]: ${heron}`;
	expect(listTextPhotos(text)).toEqual([
		{ alt: "A *wren*", name: wren, at: 2 },
		{ alt: "A heron", name: heron, at: text.indexOf("A heron") },
	]);
});
