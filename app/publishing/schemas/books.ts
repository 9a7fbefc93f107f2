import * as v from "valibot";
import { eventKinds, mostEvents } from "./book-limits.ts";
import { day, listOf, slug, text } from "./fields.ts";

/** Days are the place's own. */
export const bookedEventSchema = v.pipe(
	v.object({
		id: slug,
		kind: v.picklist(eventKinds),
		name: text(80),
		place: text(120),
		from: day,
		until: day,
	}),
	v.forward(
		v.check(({ from, until }) => from <= until, "The last day comes before the first one."),
		["until"],
	),
);

export const booksSchema = v.object({
	state: v.picklist(["open", "waitlist", "closed"]),
	/** In the artist's words; empty for none. */
	text: v.pipe(v.string(), v.maxLength(400, "Use at most 400 characters.")),
	/** Day on which the books open by themselves. */
	opensOn: v.nullable(day),
	events: listOf(bookedEventSchema, mostEvents),
});

export type Books = v.InferOutput<typeof booksSchema>;
export type BookedEvent = Books["events"][number];
