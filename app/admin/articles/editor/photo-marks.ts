import { makeSlug } from "../../../ui/make-slug.ts";

interface TextPhoto {
	alt: string;
	/** In the picture manifest. */
	name: string;
	/** Place of `alt` in the text. */
	at: number;
}

/** `![alt](photos/id)`, or `![alt][heron]` with the address in a line of its own: the editor writes the second. */
const photoMarks = /!\[([^\]]*)\](?:\((photos\/[0-9a-f]{32})|\[([^\]]+)\])/g;
const addressLines = /^ {0,3}\[([^\]]+)\]:[ \t]*(photos\/[0-9a-f]{32})[ \t]*(?:\n|$)/gm;

export function listTextPhotos(text: string): TextPhoto[] {
	const addresses = new Map(
		[...text.matchAll(addressLines)].map(([, label = "", name]) => [label.toLowerCase(), name]),
	);
	return [...text.matchAll(photoMarks)].flatMap(({ 1: alt = "", 2: own, 3: label = "", index }) => {
		const name = own ?? addresses.get(label.toLowerCase());
		return name ? { alt, name, at: index + 2 } : [];
	});
}

/** A photo whose mark was removed would still count as used, and could not be deleted. */
export function dropUnusedAddresses(text: string): string {
	const rest = text.replace(addressLines, "").toLowerCase();
	return text
		.replace(addressLines, (line, label: string) =>
			rest.includes(`[${label.toLowerCase()}]`) ? line : "",
		)
		.trimEnd();
}

/** @returns the photo's mark, and the line with its address for the text's end, where ids do not disturb the writer */
export function markPhoto(text: string, fileName: string, name: string) {
	const label = findFreeLabel(text, makeLabel(fileName, name));
	// A line of its own after a paragraph needs an empty one between them.
	const isAfterLine = /^ {0,3}\[[^\]]+\]:.*$/.test(text.split("\n").at(-1) ?? "");
	return { mark: `![][${label}]`, end: `${isAfterLine ? "\n" : "\n\n"}[${label}]: ${name}` };
}

/**
 * Ends with the start of the id, because many phones name all photos alike and marks may be copied between articles.
 * Some name them by ids of their own.
 */
function makeLabel(fileName: string, name: string): string {
	const label = makeSlug(fileName.replace(/\.\w+$/, ""), 40);
	const said = label === "" || /[0-9a-f]{8}/.test(label) ? "photo" : label;
	return `${said}-${name.replace("photos/", "").slice(0, 4)}`;
}

function findFreeLabel(text: string, label: string): string {
	const isTaken = (one: string) => text.toLowerCase().includes(`[${one}]`);
	if (!isTaken(label)) return label;
	let number = 2;
	while (isTaken(`${label}-${number}`)) number += 1;
	return `${label}-${number}`;
}
