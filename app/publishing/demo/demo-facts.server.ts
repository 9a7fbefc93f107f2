import { isDeepStrictEqual as isSame } from "node:util";
import type { Documents } from "../documents.ts";
import { editedLists } from "../edited-lists.ts";
import { writeFigures } from "../figures.ts";
import { type BuiltInSleeve, builtInSleeves } from "../schemas/sleeves.ts";

export const factDocuments = [
	...(["studio", "about", "policy", "articles", "pictures"] as const),
	...editedLists,
	"sleeves",
	...builtInSleeves,
] as const;

export type Facts = Pick<Documents, (typeof factDocuments)[number]>;

/** @returns what stands on the site, if it is the demo's */
type Find = (now: Facts, demo: Facts) => string | false;

/** In the order in which a new artist would go about it. */
export const demoFacts = {
	name: ({ studio }, demo) => studio.name === demo.studio.name && studio.name,
	contact: ({ studio: { phone, email } }, { studio: demo }) =>
		(phone === demo.phone || email === demo.email) && `${phone}, ${email}`,
	place: ({ studio: { location, hours } }, { studio: demo }) =>
		(location === demo.location || hours === demo.hours) && `${location}, ${hours}`,
	links: ({ studio: { social, balmShop } }, { studio: demo }) =>
		(social.url === demo.social.url || balmShop === demo.balmShop) && `${social.url}, ${balmShop}`,
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
	about: ({ about }, demo) => isSame(about, demo.about) && about.lead,
	pieces(now, demo) {
		const off = now.sleeves.off ?? [];
		const pieces = [
			...editedLists.flatMap((list) => now[list].pieces),
			...builtInSleeves.flatMap((name) =>
				off.includes(name) ? [] : listSleevePictures(now, name),
			),
		];
		return sayCount(pieces.filter(isDemoPiece(demo)).length, "piece");
	},
	articles({ articles: { articles } }, demo) {
		return sayCount(articles.filter(isDemoArticle(demo)).length, "article");
	},
	policy: ({ policy }, demo) => isSame(policy, demo.policy) && policy.lead,
} satisfies Record<string, Find>;

export type DemoFact = keyof typeof demoFacts;

export function listSleevePictures(
	documents: Pick<Documents, BuiltInSleeve>,
	name: BuiltInSleeve,
): { image: string }[] {
	return name === "bird-and-floral" ? documents[name].images : documents[name].photos;
}

/** Shows a picture that came with the site. */
export function isDemoPiece({ pictures }: Pick<Facts, "pictures">) {
	return ({ image }: { image: string }) => Object.hasOwn(pictures, image);
}

/** As it came with the site; one that was changed is the artist's. */
export function isDemoArticle({ articles: { articles } }: Pick<Facts, "articles">) {
	return (article: Documents["articles"]["articles"][number]) =>
		articles.some((one) => one.name === article.name && one.text === article.text);
}

function sayCount(count: number, word: string): string | false {
	return count > 0 && `${count} ${word}${count === 1 ? "" : "s"}`;
}
