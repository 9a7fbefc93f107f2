import type { Site } from "../../server/site.server.ts";
import { layDrafts } from "../draft-view/draft-view.server.ts";
import type { DemoFact } from "./demo-facts.server.ts";
import { demoWords } from "./demo-words.ts";
import { findDemo } from "./find-demo.server.ts";

export interface DemoMark {
	words: string;
	/** Paths of the pages that show it, with those below; none means all. */
	on: string[];
}

const home = ["/", "/home"];
const sleeves = ["/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin"];

/** The frame of all pages shows the name, the ways to reach the studio, its links and prices. */
const pages: Record<DemoFact, string[]> = {
	name: [],
	contact: [],
	place: [...home, "/contact", "/blog"],
	links: [],
	claims: [...home, "/about"],
	prices: [],
	about: ["/about"],
	pieces: [...home, "/artwork", ...sleeves],
	articles: ["/blog"],
	policy: ["/drawing-and-deposit-policy"],
};

/** What pages with drafts tell the artist. */
export async function markDemo({
	database: { db },
	content,
}: Pick<Site, "database" | "content">): Promise<DemoMark[]> {
	const found = await findDemo(db, content, await layDrafts(db, content));
	return found.map(({ fact }) => ({
		words: fact === "pieces" || fact === "articles" ? fact : demoWords[fact].toLowerCase(),
		on: pages[fact],
	}));
}
