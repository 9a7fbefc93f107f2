import * as v from "valibot";
import { listProblems, type Problems } from "../../publishing/check-document.ts";
import {
	type BookedEvent,
	type Books,
	bookedEventSchema,
	booksSchema,
} from "../../publishing/schemas/books.ts";
import { readText } from "../../ui/clean-text.ts";
import { findUnknownPlaceholders } from "../site/document-placeholders.ts";

type Read<Value> = { value: Value } | { problems: Problems };

const { state, text, opensOn } = booksSchema.entries;
const stateSchema = v.object({ state, text, opensOn });
const seenSchema = v.pipe(v.string(), v.parseJson(), stateSchema);

interface Rules {
	today: string;
	/** Those that are filled in, by name. */
	placeholders: Record<string, string>;
}

/** Open books have no day on which they open, and lose the words that told why they were not. */
export function readBooksState(
	form: URLSearchParams,
	{ today, placeholders }: Rules,
): Read<Pick<Books, "state" | "text" | "opensOn">> {
	const state = form.get("state");
	const opensOn = state === "open" ? null : readText(form, "opensOn") || null;
	const typed = readText(form, "text");
	const seen = v.safeParse(seenSchema, form.get("seen"));
	const reopens = state === "open" && seen.success && seen.output.state !== "open";
	const given = { state, text: reopens && typed === seen.output.text ? "" : typed, opensOn };
	return check(stateSchema, given, {
		...findUnknownPlaceholders(given, placeholders),
		...(opensOn !== null &&
			opensOn <= today && {
				opensOn: "Choose a later day: from this one on, the books are open.",
			}),
	});
}

/** An event without a last day lasts one day. */
export function readEvent(
	form: URLSearchParams,
	id: string,
	{ today, placeholders }: Rules,
): Read<BookedEvent> {
	const [from, until] = [readText(form, "from"), readText(form, "until")];
	const given = {
		id,
		kind: form.get("kind"),
		name: readText(form, "name"),
		place: readText(form, "place"),
		from,
		until: until || from,
	};
	return check(bookedEventSchema, given, {
		...findUnknownPlaceholders(given, placeholders),
		...(given.until < today && {
			[until ? "until" : "from"]: "This day is over, and past events come off the site.",
		}),
	});
}

function check<Schema extends v.GenericSchema>(
	schema: Schema,
	given: unknown,
	others: Problems,
): Read<v.InferOutput<Schema>> {
	const parsed = v.safeParse(schema, given);
	const problems = { ...others, ...(!parsed.success && listProblems(parsed.issues)) };
	return parsed.success && Object.keys(problems).length === 0
		? { value: parsed.output }
		: { problems };
}
