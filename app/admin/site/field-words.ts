import { type DaySpan, sayWeekdays } from "../../publishing/opening-hours.ts";

/** Labels of fields whose names read badly. */
const labels: Record<string, string> = {
	alt: "What the picture shows, for those who cannot see it",
	also: "Other categories it shows",
	balmShop: "Balm shop address",
	booked: "How far out you’re booked",
	claims: "Your figures, as shown on Home and About",
	claimed: "Already claimed",
	comeBack: "When to check back",
	country: "Country, two letters",
	currency: "Currency, three letters",
	emailSubject: "Subject of their email",
	focus: "What must stay visible",
	film: "With an adhesive film",
	formerUrls: "Former addresses",
	formExamples: "Examples in the form",
	href: "Leads to",
	healed: "Healed picture",
	image: "Picture",
	landscape: "Taken sideways: show it upright",
	locale: "Language and country",
	man: "Meet the man",
	months: "Months between the two pictures",
	narrow: "Picture on phones",
	off: "Built-in projects taken off the site",
	openingHours: "Exact hours",
	rotation: "Rotate by degrees",
	slug: "Former short name",
	social: "Social profile",
	url: "Address",
	worry: "When to worry",
};

/** Where one word means different things in two documents. */
const labelsOfPlaces: Record<string, string> = {
	"about.study": "Study picture",
	"articles.articles.excerpt": "In a sentence or two",
	"articles.articles.name": "Short name, for its own picture",
	"articles.articles.text": "Text, in Markdown",
	"books.events.from": "First day",
	"books.events.until": "Last day",
	"letters.receipt.waitlist": "Opening while there is a waitlist",
	"featured.shown": "Featured pieces and projects",
	"home.plate.image": "Hero picture",
	"studio.designChanges.smallEditPercent": "Size of a small edit, in percent",
	"studio.hours": "Hours in words",
	"studio.leadTimeWeeks": "Weeks you’re booked out",
	"studio.replyWithinHours": "Reply time in hours",
	"studio.retentionMonths": "Months an inactive request is kept",
	"studio.state": "State, two letters",
	"studio.social.url": "Profile address",
};

const hints: Record<string, string> = {
	balmShop: "Begins with https://. Without it, Blog and Aftercare recommend no balm.",
	category: "As the filter’s short name, such as nature.",
	closes: "Midnight (12:00 AM) at the latest.",
	draft: "Nobody but you sees it.",
	hidden: "Left out of lists, counts, feeds and search engines, but readable by its address.",
	locale: "Such as en-US: how dates and amounts are written.",
	retentionMonths:
		"Empty means 24. Applies to all requests, including older ones. You’ll see a warning under Data a week before.",
	piece: "Type a part of its title, and choose it.",
	time: "Such as 09:30, studio time. Nobody sees it before then.",
	"studio.phone": "Such as (212) 555-0123; outside the US and Canada with the country code.",
	timeZone: "Such as America/Denver.",
};

export function labelOf(name: string, place = ""): string {
	return labelsOfPlaces[place] ?? labels[name] ?? spell(name);
}

/** Without the label's hint after the comma. */
export function shortLabelOf(name: string, place: string): string {
	return labelOf(name, place).replace(/, .*/, "");
}

/** @param place or only the field's name */
export function hintOf(place: string): string | undefined {
	return hints[place] ?? hints[place.split(".").at(-1) ?? ""];
}

/** `leadTimeWeeks` as "Lead time weeks", `home/hero` as it is. */
export function spell(name: string): string {
	if (!/^[a-zA-Z-]+$/.test(name)) return name;
	const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

const named = [
	"title",
	"name",
	"heading",
	"question",
	"rule",
	"figure",
	"category",
	"when",
	"text",
];

/** @returns the artist's name for an item of a list */
export function titleOf(item: unknown, index: number): string {
	if (typeof item === "string" && item !== "") return shorten(item);
	if (isDaySpan(item)) return sayWeekdays(item);
	const texts = typeof item === "object" && item !== null ? new Map(Object.entries(item)) : null;
	const title = named.map((name) => texts?.get(name)).find((text) => text);
	if (typeof title === "string") return shorten(title);
	return texts?.has("image") ? `Picture ${index + 1}` : `${index + 1}`;
}

function isDaySpan(item: unknown): item is DaySpan {
	return typeof item === "object" && item !== null && "firstDay" in item && "lastDay" in item;
}

function shorten(text: string): string {
	return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
