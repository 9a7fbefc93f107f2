import type { Site } from "../../server/site.server.ts";
import type { Content } from "../content.server.ts";
import type { DemoPage } from "./demo-facts.server.ts";
import { type DemoStep, demoWords, isDemoStep } from "./demo-words.ts";
import { findDemo } from "./find-demo.server.ts";

export interface DemoMark {
	words: string;
	/** Paths of the pages that show it; empty means all. */
	on: string[];
	/** Pages below those as well. */
	below: boolean;
}

const home = ["/", "/home"];
const sleeves = ["/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin"];

/** The frame of all pages shows the name, the ways to reach the studio, its links, prices and promises. */
const pagesOfSteps: Record<DemoStep, string[]> = {
	hero: home,
	name: [],
	description: home,
	reach: [],
	place: [...home, "/contact", "/blog"],
	links: [],
	claims: [...home, "/about"],
	prices: [],
	promises: [],
	pieces: [...home, "/artwork", ...sleeves],
	articles: ["/blog"],
	"article-pictures": ["/blog"],
};

/** Empty: no page shows it. */
const pagesOfDocuments: Record<DemoPage, string[]> = {
	home,
	about: ["/about"],
	tattoos: ["/artwork/tattoos"],
	drawings: ["/artwork/drawings"],
	digital: ["/artwork/digital"],
	paintings: ["/artwork/paintings"],
	"portfolio-categories": ["/artwork", "/artwork/categories"],
	"portfolio-landing": ["/artwork"],
	featured: ["/artwork/featured"],
	sleeves: ["/sleeves-largescale"],
	"bird-and-floral": ["/bird-and-floral", "/sleeves-largescale"],
	"bats-and-pumpkin": ["/bats-and-pumpkin", "/sleeves-largescale"],
	blog: ["/blog"],
	consultation: ["/consultation"],
	letters: [],
	contact: ["/contact"],
	policy: ["/drawing-and-deposit-policy"],
	"quick-answers": ["/contact"],
	aftercare: ["/aftercare"],
	"aftercare-guides": ["/aftercare"],
	"healing-course": ["/aftercare"],
	"numbing-cream": ["/aftercare"],
	credits: ["/credits"],
	search: [],
};

const ownWords = "some of its own words or pictures";

/** Finds what pages tell the signed-in artist. */
export async function markDemo(
	{ database: { db }, content }: Pick<Site, "database" | "content">,
	drafted: Content,
): Promise<DemoMark[]> {
	const found = await findDemo(db, content, drafted);
	return found.flatMap(({ fact }): DemoMark[] => {
		if (isDemoStep(fact)) {
			const isCounted = fact === "pieces" || fact === "articles";
			const words = isCounted ? fact : demoWords[fact].toLowerCase();
			return [{ words, on: pagesOfSteps[fact], below: true }];
		}
		const on = pagesOfDocuments[fact];
		return on.length > 0 ? [{ words: ownWords, on, below: false }] : [];
	});
}
