import type { DemoFact, DemoPage } from "./demo-facts.server.ts";

export type DemoStep = Exclude<DemoFact, DemoPage>;

/** Words for the artist. Pages have the names of their documents. */
export const demoWords: Record<DemoStep, string> = {
	hero: "The large picture on the home page",
	name: "Your name",
	description: "Your studio in a sentence",
	reach: "Phone and email",
	place: "Place and hours",
	links: "Links",
	claims: "Figures about you",
	prices: "Prices",
	promises: "What you promise",
	pieces: "Portfolio",
	articles: "Articles",
	"article-pictures": "Pictures of your articles",
};

export function isDemoStep(fact: DemoFact): fact is DemoStep {
	return Object.hasOwn(demoWords, fact);
}
