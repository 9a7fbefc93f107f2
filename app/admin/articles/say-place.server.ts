import { writeDate } from "../../blog/read-articles.server.ts";
import {
	type StudioClock,
	sayDate,
	sayTime,
	toInstant,
} from "../../publishing/studio-time.server.ts";
import type { DraftedArticle } from "./change-articles.server.ts";
import { stateOf } from "./open-articles.server.ts";

/** @returns such as `Scheduled for Friday, December 4, 2026, at 9:00 AM` */
export function sayPlace(article: DraftedArticle | undefined, studio: StudioClock): string {
	const state = article && stateOf(article, studio);
	if (!article || state === "draft") return "Draft";
	const { published, time = "" } = article;
	const start = toInstant(published, time || "00:00", studio.timeZone)?.toISOString();
	if (state === "scheduled") {
		if (!start || !time) return "Scheduled";
		return `Scheduled for ${sayDate(start, studio)}, at ${sayTime(start, studio)}`;
	}
	if (state === "hidden") return "Hidden";
	return start ? `Published ${writeDate(published, studio.locale)}` : "Published";
}
