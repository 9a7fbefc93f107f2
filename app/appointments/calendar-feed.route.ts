import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/calendar-feed.route";
import { readCalendarFeed } from "./calendar-feed.server.ts";

/** Phones cannot sign in to a calendar, so the address alone gives access. */
export const handle = { isPrivate: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { studio } = await content.readBodies("studio");
	const [, token = ""] = /^([0-9a-f]{64})\.ics$/.exec(params.feed) ?? [];
	const words = { studio: studio.name, publicOrigin: site.config.publicOrigin };
	const text = await readCalendarFeed(site.database.db, token, words);
	if (text === null) throw new Refusal(404, "not_found", "There is no calendar at this address.");
	return new Response(text, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
