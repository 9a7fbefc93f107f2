import { sayCount } from "../../ui/say-count.ts";

let shown = "";

/** For the toast: the draft knows neither the studio nor its books. */
export function noteReply(reply: string): void {
	shown = reply;
}

export function readReply(): string {
	return shown;
}

export function sayReply(hours: number, isOpen: boolean): string {
	return isOpen
		? `Thank you! We'll get back to you within ${sayCount(hours, "hour")} with next steps.`
		: "Thank you! Your request is on the waitlist.";
}
