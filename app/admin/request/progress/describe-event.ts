import type { RequestEvents } from "../../../db/desk-tables.ts";
import type { Replaced } from "../../../requests/progress/change-state.server.ts";
import { isState, sayDateAct, states } from "../../../requests/progress/states.ts";
import { startSmall } from "../../../ui/start-small.ts";

interface Event
	extends Pick<RequestEvents, "by" | "kind" | "text">,
		Partial<Pick<RequestEvents, "replaced">> {
	/** A letter that the mail server refused, or that must not leave. */
	isFailed?: boolean;
}

const who: Record<RequestEvents["by"], string> = {
	artist: "You",
	client: "The client",
	site: "The site",
};

/** @returns what happened, and the words that came with it */
export function describeEvent({ by, kind, text, replaced = null, isFailed = false }: Event): {
	title: string;
	words: string | null;
} {
	if (kind === "state") return { title: describeState(by, text, replaced), words: null };
	if (kind === "note") return { title: "You noted", words: text };
	if (kind === "date") return { title: describeDate(by, text ?? ""), words: null };
	if (kind === "words") return { title: `${who[by]} wrote`, words: text };
	if (kind === "files") return { title: `${who[by]} added files`, words: text };
	if (by === "artist" && text === null) {
		return { title: "You answered outside the site", words: null };
	}
	return { title: isFailed ? "Your letter was not sent" : `${who[by]} sent a letter`, words: text };
}

function describeDate(by: RequestEvents["by"], text: string): string {
	const said = sayDateAct(text);
	return by === "client" ? `The client ${startSmall(said)}` : said;
}

function describeState(by: Event["by"], text: string | null, json: string | null): string {
	const label = isState(text) ? states[text].label : (text ?? "");
	if (by === "client" && text === "booked") return `${label}, because the client confirmed`;
	const isWithdrawal = by === "client" && text === "withdrawn";
	const change = isWithdrawal ? "withdrew the request" : `changed it to ${label}`;
	const replaced: Replaced | null = json && JSON.parse(json);
	const dates = replaced?.dates?.length ?? 0;
	const ended = dates > 1 ? `${dates} appointments` : "its appointment";
	return `${who[by]} ${change}${dates > 0 ? `, which canceled ${ended}` : ""}`;
}
