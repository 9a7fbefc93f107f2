/** Obvious ones. Those that pretend to be a browser are counted. A Cubot is a phone. */
const bots =
	/(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|monitor|headless|lighthouse|inspect|curl|wget|python|java\/|libwww|okhttp|axios|node|undici|http|facebookexternal|scrap/i;

/** @returns whether it comes from a visitor who looks at it now: no bot, no speculation, not the artist */
export function isCounted(read: (name: string) => string | null | undefined): boolean {
	const agent = read("user-agent");
	return (
		Boolean(agent) &&
		!read("sec-purpose") &&
		!read("purpose") &&
		!read("cookie")?.includes("__Host-session=") &&
		!bots.test(agent ?? "")
	);
}
