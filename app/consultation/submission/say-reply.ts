import { sayCount } from "../../ui/say-count.ts";

let shownHours = 24;

export function noteReplyHours(hours: number): void {
	shownHours = hours;
}

export function sayReply(hours = shownHours): string {
	return `Thank you! We'll get back to you within ${sayCount(hours, "hour")} with next steps.`;
}
