import { isDeepStrictEqual as isSame } from "node:util";
import { formatPhone } from "../../ui/page/studio-links.ts";
import { sayCount } from "../../ui/say-count.ts";
import { type DocumentName, type Documents, documentNames } from "../documents.ts";
import { writeFigures } from "../figures.ts";
import { isListName, listNames } from "../list-names.ts";
import { type BuiltInSleeve, builtInSleeves } from "../schemas/sleeves.ts";
import { listTexts, shapeOf } from "../shape.ts";

/** @returns the text of the site if it is still the demo's */
type Find = (now: Documents, demo: Documents) => string | false;

type Words =
	| "name"
	| "shortName"
	| "description"
	| "phone"
	| "email"
	| "location"
	| "town"
	| "state"
	| "region"
	| "timeZone";

/** Counts as the demo's as long as one of the fields is. */
function ofStudio(...fields: (Words | "areaServed" | "travel" | "hours")[]): Find {
	return ({ studio }, { studio: demo }) => {
		const left = fields.filter((field) => studio[field] === demo[field]);
		const said = left.map((field) =>
			field === "phone" ? formatPhone(studio.phone) : studio[field],
		);
		return left.length > 0 && [...new Set(said)].join(" · ");
	};
}

/** They count as the demo's only while none was changed: some may be true of another studio as well. */
const promised = [
	...(["leadTimeWeeks", "replyWithinHours", "textsAnswered"] as const),
	...(["booked", "supportPersons", "designChanges"] as const),
];

/** First those that visitors see first, then in the order in which a new artist would work. */
const steps = {
	hero({ home: { plate } }, demo) {
		const { title, caption } = demo.home.plate;
		if (isDemoPiece(demo)(plate)) return title;
		const left = [
			plate.title === title && `called “${title}”`,
			plate.caption === caption && `captioned “${caption}”`,
		].filter(Boolean);
		return left.length > 0 && `Your picture, still ${left.join(" and ")}`;
	},
	name: ofStudio("name", "shortName"),
	description: ofStudio("description"),
	reach: ofStudio("phone", "email"),
	place: ofStudio(
		...(["location", "town", "state", "region"] as const),
		...(["areaServed", "travel", "hours", "timeZone"] as const),
	),
	links: ({ studio: { social, balmShop } }, { studio: demo }) =>
		(social.url === demo.social.url || (balmShop !== undefined && balmShop === demo.balmShop)) &&
		[social.url, balmShop].filter(Boolean).join(", "),
	claims({ studio }, demo) {
		const left = studio.claims.filter((one) => demo.studio.claims.some((old) => isSame(one, old)));
		return left.length > 0 && left.map(({ figure, label }) => `${figure} ${label}`).join(", ");
	},
	prices({ studio }, demo) {
		const { hourlyRate, deposit } = writeFigures(studio);
		const isDemo = (["deposit", "hourlyRate"] as const).some((fact) =>
			isSame(studio[fact], demo.studio[fact]),
		);
		return isDemo && `${hourlyRate}, ${deposit} deposit`;
	},
	promises({ studio }, { studio: demo }) {
		const { replyWithinHours, textsAnswered } = studio;
		const { leadTime } = writeFigures(studio);
		return (
			promised.every((field) => isSame(studio[field], demo[field])) &&
			`Booked ${leadTime} out, replies within ${sayCount(replyWithinHours, "hour")}, texts ${textsAnswered}`
		);
	},
	pieces(now, demo) {
		const isDemo = isDemoPiece(demo);
		const pieces = listNames.flatMap((list) => now[list].pieces).filter(isDemo);
		const sleeves = builtInSleeves.filter(
			(name) => !now.sleeves.off?.includes(name) && listSleevePictures(now, name).some(isDemo),
		);
		const parts = [sayIfAny(pieces.length, "piece"), sayIfAny(sleeves.length, "sleeve")];
		const said = parts.filter(Boolean);
		return said.length > 0 && said.join(" and ");
	},
	articles({ articles: { articles } }, demo) {
		return sayIfAny(articles.filter(isDemoArticle(demo)).length, "article");
	},
	"article-pictures"({ articles: { articles } }, demo) {
		const isDemo = isDemoArticle(demo);
		const own = articles.filter((one) => !isDemo(one));
		const shown = own.map(({ image, name }) => ({ image: image ?? `articles/${name}` }));
		return sayIfAny(shown.filter(isDemoPiece(demo)).length, "picture");
	},
} satisfies Record<string, Find>;

/** Documents of facts, of pieces and articles, of other rooms, and those that no page shows. */
const otherwise = [
	"studio",
	"articles",
	"books",
	"kind-words",
	"pictures",
	"page-pictures",
] as const;

export type DemoPage = Exclude<DocumentName, (typeof otherwise)[number]>;

export const demoPages = documentNames.filter((name): name is DemoPage =>
	otherwise.every((one) => one !== name),
);

export type DemoFact = keyof typeof steps | DemoPage;

/** Derived from the registry, so that no document is forgotten. */
export const demoFacts = {
	...steps,
	...Object.fromEntries(demoPages.map((name) => [name, findOnPage(name)])),
} as Record<DemoFact, Find>;

/** Finds the page's words as long as none of them was changed, and each of its pictures. */
function findOnPage(name: DemoPage): Find {
	return (now, demo) => {
		if (builtInSleeves.some((one) => one === name && now.sleeves.off?.includes(one))) return false;
		const [mine, came] = [readPage(name, now), readPage(name, demo)];
		const pictures = mine.pictures.filter((image) => isDemoPiece(demo)({ image }));
		const parts = [
			came.words.length > 0 && isSame(mine.words, came.words) && "Words",
			sayIfAny(new Set(pictures).size, "picture"),
		].filter(Boolean);
		return parts.length > 0 && parts.join(" and ");
	};
}

/** What a reader sees of it. An alt text changes with its picture. */
function readPage(name: DemoPage, documents: Documents) {
	const others = partsOf(name);
	const texts = listTexts(shapeOf(name), documents[name]).filter(
		({ path }) => path.at(-1) !== "alt" && !others.includes(path[0] ?? ""),
	);
	const read = (...formats: (string | undefined)[]) =>
		texts.filter(({ format }) => formats.includes(format)).map(({ text }) => text);
	return { words: read(undefined, "markdown"), pictures: read("picture") };
}

/** Parts of a document that are pieces, facts of their own or not public. */
function partsOf(name: DemoPage): string[] {
	if (name === "home") return ["plate"];
	if (name === "bird-and-floral") return ["images"];
	if (name === "bats-and-pumpkin") return ["photos"];
	return isListName(name) ? ["pieces", "retired"] : ["retired"];
}

export function listSleevePictures(
	documents: Pick<Documents, BuiltInSleeve>,
	name: BuiltInSleeve,
): { image: string }[] {
	return name === "bird-and-floral" ? documents[name].images : documents[name].photos;
}

/** `npm run picture` adds the owner's photos to the built-in ones, named after their bytes. */
const ownName = /\/[0-9a-f]{12}$/;

/** @returns whether a piece shows a picture that came with the site */
export function isDemoPiece({ pictures }: Pick<Documents, "pictures">) {
	return ({ image }: { image: string }) => Object.hasOwn(pictures, image) && !ownName.test(image);
}

/** @returns whether an article is as it came with the site; a changed one is the artist's */
export function isDemoArticle({ articles: { articles } }: Pick<Documents, "articles">) {
	return (article: Documents["articles"]["articles"][number]) =>
		articles.some((one) => one.name === article.name && one.text === article.text);
}

function sayIfAny(count: number, one: string): string | false {
	return count > 0 && sayCount(count, one);
}
