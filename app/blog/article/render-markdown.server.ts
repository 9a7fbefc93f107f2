import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { PictureData } from "../../images/picture.tsx";
import { addressFile } from "../../images/picture-file.ts";
import { findPicture, hasPicture } from "../../images/pictures.server.ts";
import { readPhotoId } from "../../photos/photo-name.ts";
import { curlQuotes } from "../../publishing/curl-quotes.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";

const allowed: Options = {
	tagNames: [
		...["h2", "h3", "p", "ul", "ol", "li", "blockquote", "hr", "pre"],
		...["a", "strong", "em", "code", "br", "img"],
	],
	attributes: { a: ["href", "title"], ol: ["start"], img: ["src", "alt"] },
	protocols: { href: ["http", "https", "mailto", "tel", "sms"] },
	ancestors: { li: ["ol", "ul"] },
	strip: ["script", "style"],
};

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
	position?: { start: { offset?: number }; end: { offset?: number } };
}

const renderer = unified()
	.use(remarkParse)
	.use(remarkRehype)
	.use(() => keepOneTitle)
	.use(rehypeSanitize, allowed)
	.use(() => markOutwardLinks)
	.use(() => setQuotes)
	.use(rehypeStringify)
	.freeze();

/**
 * @param text CommonMark; HTML in it is dropped, and images that are none of the photos
 * @returns sanitized HTML and its number of words
 */
export function renderMarkdown(
	text: string,
	pictures: PictureManifest = {},
): { html: string; words: number } {
	const tree = renderer.runSync(renderer.parse(text));
	showPhotos(tree, pictures);
	return { html: renderer.stringify(tree), words: countWords(readText(tree)) };
}

/**
 * @param at an offset in the text
 * @returns the place among the elements of its HTML of the one that is written there, or of the last one before it
 */
export function findBlock(text: string, at: number): number {
	const { children } = renderer.runSync(renderer.parse(text));
	const blocks = children.filter(({ type }) => type === "element");
	const from = blocks.findLastIndex(({ position }) => (position?.start.offset ?? 0) <= at);
	return Math.max(0, from);
}

const markOfPhoto = /!\[[^\]]*\]\[[^\]]+\]/;

/**
 * @returns the first mark of a picture that visitors do not get to see. Of one that is lost, such as `![][heron]`, the
 * line at the text's end is gone, or no longer only an address; a foreign one is none of the photos.
 */
export function findUnshown(text: string): { mark: string; is: "lost" | "foreign" } | undefined {
	if (!text.includes("![")) return undefined;
	const tree = renderer.runSync(renderer.parse(text));
	const read = listTexts(tree).map(({ value }) => value);
	const bare = markOfPhoto.exec(read.join(""))?.[0];
	if (bare) return { mark: bare, is: "lost" };
	let found: ReturnType<typeof findUnshown>;
	visitElements(tree, ({ tagName, properties, position }) => {
		const src = String(properties?.src ?? "");
		if (tagName !== "img" || /^photos\/[0-9a-f]{32}$/.test(src)) return;
		const mark = text.slice(position?.start.offset, position?.end.offset);
		found ??= { mark, is: src.startsWith("photos/") ? "lost" : "foreign" };
	});
	return found;
}

function keepOneTitle(tree: Node): void {
	visitElements(tree, (element) => {
		if (element.tagName === "h1") element.tagName = "h2";
	});
}

function markOutwardLinks(tree: Node): void {
	visitElements(tree, (element) => {
		const { href } = element.properties ?? {};
		if (element.tagName !== "a" || !/^https?:/i.test(String(href))) return;
		element.properties = { ...element.properties, rel: "noopener noreferrer" };
	});
}

function setQuotes(tree: Node): void {
	visitElements(tree, (block) => {
		if (!/^(h\d|p|li)$/.test(block.tagName ?? "")) return;
		let before = "";
		for (const node of listTexts(block)) {
			node.value = curlQuotes(node.value ?? "", before);
			before = node.value.at(-1) ?? before;
		}
	});
}

/** Shows photos of this site only. */
function showPhotos(node: Node, pictures: PictureManifest): void {
	node.children = node.children?.flatMap((child) => {
		if (child.tagName !== "img") {
			showPhotos(child, pictures);
			return child;
		}
		const { src, alt } = child.properties ?? {};
		const name = String(src ?? "");
		const isShown = readPhotoId(name) !== null && hasPicture(pictures, name);
		return isShown ? drawPhoto(findPicture(pictures, name), String(alt ?? "")) : [];
	});
}

const sizes = "(min-width: 45rem) 37rem, calc(100vw - 2.5rem)";

function drawPhoto(picture: PictureData, alt: string): Node {
	const { width, height } = picture;
	const address = (file: number) =>
		`${addressFile(picture, "avif", file)} ${Math.min(file, width)}w`;
	const srcSet = picture.avif.map(address).join(", ");
	const src = addressFile(picture, "webp");
	const img = { src, alt, width, height, loading: "lazy", decoding: "async" };
	return draw("picture", {}, [
		draw("source", { type: "image/avif", srcSet, sizes }),
		draw("img", img),
	]);
}

function draw(tagName: string, properties: Node["properties"], children: Node[] = []): Node {
	return { type: "element", tagName, properties: properties ?? {}, children };
}

function listTexts(node: Node): Node[] {
	if (node.type === "text") return [node];
	return node.tagName === "code" ? [] : (node.children ?? []).flatMap(listTexts);
}

function visitElements(node: Node, change: (element: Node) => void): void {
	if (node.type === "element") change(node);
	for (const child of node.children ?? []) visitElements(child, change);
}

function readText(node: Node): string {
	return node.value ?? (node.children ?? []).map(readText).join("");
}

function countWords(text: string): number {
	return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
