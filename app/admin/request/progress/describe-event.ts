import type { RequestEvents } from "../../../db/desk-tables.ts";
import type { Replaced } from "../../../requests/progress/progress.server.ts";
import { isState, sayDateAct, states } from "../../../requests/progress/states.ts";
import { startSmall } from "../../../ui/start-small.ts";

type Event = Pick<RequestEvents, "by" | "kind" | "text"> & Partial<Pick<RequestEvents, "replaced">>;

const who: Record<RequestEvents["by"], string> = {
	artist: "You",
	client: "The client",
	site: "The site",
};

/** @returns what happened, and the words that came with it */
export function describeEvent({ by, kind, text, replaced = null }: Event): {
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
	return { title: `${who[by]} sent a letter`, words: text };
}

function describeDate(by: RequestEvents["by"], text: string): string {
	const said = sayDateAct(text);
	return by === "client" ? `The client ${startSmall(said)}` : said;
}

function describeState(by: Event["by"], text: string | null, json: string | null): string {
	if (by === "client" && text === "withdrawn") return "The client withdrew the request";
	const label = isState(text) ? states[text].label : (text ?? "");
	const replaced: Replaced | null = json && JSON.parse(json);
	const ended = replaced?.dates?.length ? ", and its appointment is canceled" : "";
	return `${who[by]} changed it to ${label}${ended}`;
}
