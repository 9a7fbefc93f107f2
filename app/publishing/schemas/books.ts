import * as v from "valibot";
import { day, line, listOf } from "./fields.ts";

export const eventKinds = ["Guest spot", "Event"] as const;
export const bookStates = ["open", "waitlist", "closed"] as const;

/** Days are the place's own. */
export const bookedEventSchema = v.pipe(
	v.object({
		id: v.string(),
		kind: v.picklist(eventKinds),
		name: line(80),
		place: line(120),
		from: day,
		until: day,
	}),
	v.forward(
		v.check(({ from, until }) => from <= until, "The last day comes before the first one."),
		["until"],
	),
);

export const booksSchema = v.object({
	state: v.picklist(bookStates),
	/** In the artist's words; empty for none. */
	text: v.pipe(v.string(), v.maxLength(400, "Use at most 400 characters.")),
	/** Day on which the books open by themselves. */
	opensOn: v.nullable(day),
	events: listOf(bookedEventSchema, 24),
});

export type Books = v.InferOutput<typeof booksSchema>;
export type BookedEvent = Books["events"][number];
