import { makeSlug } from "../../../ui/make-slug.ts";

interface TextPhoto {
	alt: string;
	/** In the picture manifest. */
	name: string;
	/** Place of `alt` in the text. */
	at: number;
}

/** `![alt](photos/id)`, or `![alt][heron]` with the address in a line of its own, as Markdown has both. */
const photoMarks = /!\[([^\]]*)\](?:\((photos\/[0-9a-f]{32})|\[([^\]]+)\])/g;
const addressLines = /^ {0,3}\[([^\]]+)\]:\s*(photos\/[0-9a-f]{32})/gm;

export function listTextPhotos(text: string): TextPhoto[] {
	const addresses = new Map(
		[...text.matchAll(addressLines)].map(([, label = "", name]) => [label.toLowerCase(), name]),
	);
	return [...text.matchAll(photoMarks)].flatMap(({ 1: alt = "", 2: own, 3: label = "", index }) => {
		const name = own ?? addresses.get(label.toLowerCase());
		return name ? { alt, name, at: index + 2 } : [];
	});
}

/** @returns what stands for the photo in the text, and what goes to the text's end: an id says nothing to who writes */
export function markPhoto(text: string, fileName: string, name: string) {
	const label = findFreeLabel(text, makeLabel(fileName));
	// A line of its own after a paragraph needs an empty one between them.
	const isAfterLine = /^ {0,3}\[[^\]]+\]:.*$/.test(text.split("\n").at(-1) ?? "");
	return { mark: `![][${label}]`, end: `${isAfterLine ? "\n" : "\n\n"}[${label}]: ${name}` };
}

/** Some phones name photos by ids as well. */
function makeLabel(fileName: string): string {
	const label = makeSlug(fileName.replace(/\.\w+$/, ""))
		.slice(0, 40)
		.replace(/-$/, "");
	return label === "" || /[0-9a-f]{8}/.test(label) ? "photo" : label;
}

function findFreeLabel(text: string, label: string): string {
	const isTaken = (one: string) => text.toLowerCase().includes(`[${one}]`);
	if (!isTaken(label)) return label;
	let number = 2;
	while (isTaken(`${label}-${number}`)) number += 1;
	return `${label}-${number}`;
}
