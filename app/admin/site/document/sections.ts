import type { Shape } from "../../../publishing/shape.ts";
import { labelOf, shortLabelOf } from "../field-words.ts";

interface Section {
	title: string;
	/** Says in a line what the section holds. */
	words: string;
	names: string[];
}

/** Studio is one list of facts, which the artist looks for by what they are about. */
const studioSections: [title: string, names: string[]][] = [
	["Name and description", ["name", "shortName", "artist", "description"]],
	["Phone, email and links", ["phone", "email", "emailSubject", "social", "balmShop"]],
	["Hours", ["hours", "openingHours"]],
	[
		"Place and travel",
		["location", "town", "state", "country", "timeZone", "region", "areaServed", "travel"],
	],
	["Prices and deposit", ["deposit", "hourlyRate", "prices", "currency"]],
	["Waiting and replies", ["leadTimeWeeks", "booked", "replyWithinHours", "textsAnswered"]],
	["Figures on Home and About", ["claims"]],
	["What the policy allows", ["supportPersons", "designChanges"]],
	["Requests, language and year", ["formExamples", "retentionMonths", "locale", "copyrightYear"]],
];

/** With fewer parts, none is folded. */
const fewest = 4;

/** @returns the parts that are folded at first */
export function listSections(document: string, shape: Shape): Section[] {
	if (shape.kind !== "object") return [];
	const { fields } = shape;
	if (document === "studio") {
		return studioSections.map(([title, names]) => {
			const labels = names.map((name) => shortLabelOf(name, `studio.${name}`));
			return { title, names, words: names.length > 1 ? labels.join(", ") : "" };
		});
	}
	const parts = Object.entries(fields).filter(([, field]) => isPart(field));
	if (parts.length < fewest) return [];
	return parts.map(([name, field]) => ({
		title: labelOf(name, `${document}.${name}`),
		words: sayFields(field, `${document}.${name}`),
		names: [name],
	}));
}

function isPart(shape: Shape): boolean {
	if (shape.kind === "optional") return isPart(shape.of);
	return shape.kind === "object" || shape.kind === "list" || shape.kind === "record";
}

function sayFields(shape: Shape, place: string): string {
	if (shape.kind !== "object") return "";
	return Object.keys(shape.fields)
		.map((name) => shortLabelOf(name, `${place}.${name}`))
		.join(", ");
}
