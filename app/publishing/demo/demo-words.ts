import type { DemoFact } from "./demo-facts.server.ts";

/** What the artist calls them. */
export const demoWords: Record<DemoFact, string> = {
	name: "Your name",
	contact: "Phone and email",
	place: "Place and hours",
	links: "Links",
	claims: "Figures about you",
	prices: "Prices",
	about: "Your story",
	pieces: "Portfolio",
	articles: "Blog",
	policy: "Deposit policy",
};
