import { LRUCache } from "lru-cache";

/** Obvious ones. Those that pretend to be a browser are counted. A Cubot is a phone. */
const bots =
	/(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|monitor|headless|lighthouse|inspect|curl|wget|python|java\/|libwww|okhttp|axios|node|undici|http|facebookexternal|scrap/i;

/** Looking through a name takes microseconds, and most visitors have one of a few. */
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: (agent) => bots.test(agent) });
const longestAgent = 300;

/** @returns whether it comes from a visitor who looks at it now: no bot, no speculation, not the artist */
export function isCounted(read: (name: string) => string | null | undefined): boolean {
	const agent = read("user-agent")?.slice(0, longestAgent);
	return (
		Boolean(agent) &&
		!read("sec-purpose") &&
		!read("purpose") &&
		!read("cookie")?.includes("__Host-session=") &&
		!known.memo(agent ?? "")
	);
}
