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
): Read<Pick<Books, "state" | "text" | "opensOn">> {
	const state = form.get("state");
	return check(stateSchema, {
		state,
		text: readText(form, "text"),
		opensOn: state === "open" ? null : readText(form, "opensOn") || null,
	});
}

/** An event without a last day lasts one day. */
export function readEvent(form: URLSearchParams, id: string): Read<BookedEvent> {
	const from = readText(form, "from");
	return check(bookedEventSchema, {
		id,
		kind: form.get("kind"),
		name: readText(form, "name"),
		place: readText(form, "place"),
		from,
		until: readText(form, "until") || from,
	});
}

function check<Schema extends v.GenericSchema>(
	schema: Schema,
	given: unknown,
): Read<v.InferOutput<Schema>> {
	const parsed = v.safeParse(schema, given);
	return parsed.success ? { value: parsed.output } : { problems: listProblems(parsed.issues) };
}
