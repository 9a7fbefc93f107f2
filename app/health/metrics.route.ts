import { timingSafeEqual } from "node:crypto";
import { countLetters } from "../mail/letters.server.ts";
import { writeMetric } from "../server/metrics.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { type Site, visitContext } from "../server/site.server.ts";
import { hashToken } from "../server/token.server.ts";
import type { Route } from "./+types/metrics.route";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	const { metrics, config } = site;
	if (!metrics || !isToken(request.headers.get("Authorization"), config.metricsToken ?? "")) {
		throw new Refusal(404, "not_found", "There is nothing here.");
	}
	const lines = [...metrics.write(), ...(await writeState(site))];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
	});
}

/** Hashes are equally long, and comparing them tells nothing of the token. */
function isToken(authorization: string | null, token: string): boolean {
	const hash = (text: string) => Buffer.from(hashToken(text));
	return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}

/** Writes the rest even if something is out of reach: monitoring is needed most then. */
async function writeState({ database, files, copies, pages }: Site): Promise<string[]> {
	const letters = await countLetters(database.db, true).catch(() => null);
	const incoming = await files.listIncoming().catch(() => null);
	const reached = new Map(Object.entries({ database: letters ? 1 : 0, storage: incoming ? 1 : 0 }));
	const copied = Date.parse(copies.status()?.last?.at ?? "") / 1000;
	const { hits, misses, entries } = pages.stats();
	const asked = new Map(Object.entries({ hit: hits, miss: misses }));
	return [
		...writeMetric("linework_reachable", "gauge", reached, "part"),
		...(letters
			? writeMetric("linework_letters", "gauge", new Map(Object.entries(letters)), "state")
			: []),
		...(incoming ? writeMetric("linework_uploads_unfinished", "gauge", countIds(incoming)) : []),
		...(copied ? writeMetric("linework_last_copy_timestamp_seconds", "gauge", copied) : []),
		...writeMetric("linework_page_cache_requests_total", "counter", asked, "result"),
		...writeMetric("linework_page_cache_entries", "gauge", entries),
	];
}

function countIds(parts: { id: string }[]): number {
	return new Set(parts.map(({ id }) => id)).size;
}
