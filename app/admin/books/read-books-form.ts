import * as v from "valibot";
import { listProblems, type Problems } from "../../publishing/check-document.ts";
import {
	type BookedEvent,
	type Books,
	bookedEventSchema,
	booksSchema,
} from "../../publishing/schemas/books.ts";
import { readText } from "../../ui/clean-text.ts";

type Read<Value> = { value: Value } | { problems: Problems };

const { state, text, opensOn } = booksSchema.entries;
const stateSchema = v.object({ state, text, opensOn });

/** An open book has no day on which it opens. */
export function readBooksState(
	form: URLSearchParams,
	today: string,
): Read<Pick<Books, "state" | "text" | "opensOn">> {
	const state = form.get("state");
	const opensOn = state === "open" ? null : readText(form, "opensOn") || null;
	const read = check(stateSchema, { state, text: readText(form, "text"), opensOn });
	if ("problems" in read || opensOn === null || opensOn > today) return read;
	return { problems: { opensOn: "Choose a later day: from this one on, the books are open." } };
}

/** An event without a last day lasts one day. */
export function readEvent(form: URLSearchParams, id: string, today: string): Read<BookedEvent> {
	const [from, until] = [readText(form, "from"), readText(form, "until")];
	const read = check(bookedEventSchema, {
		id,
		kind: form.get("kind"),
		name: readText(form, "name"),
		place: readText(form, "place"),
		from,
		until: until || from,
	});
	if ("problems" in read || read.value.until >= today) return read;
	return {
		problems: {
			[until ? "until" : "from"]: "This day is over, and past events come off the site.",
		},
	};
}

function check<Schema extends v.GenericSchema>(
	schema: Schema,
	given: unknown,
): Read<v.InferOutput<Schema>> {
	const parsed = v.safeParse(schema, given);
	return parsed.success ? { value: parsed.output } : { problems: listProblems(parsed.issues) };
}
