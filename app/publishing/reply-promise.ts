import type { DocumentName } from "./documents.ts";
import { mapTexts } from "./figures.ts";
import type { Books } from "./schemas/books.ts";

/** Pages alone. Letters and the page after sending go by the books at the time of the request. */
const promising: DocumentName[] = ["about", "contact", "home", "policy", "quick-answers", "search"];

const promised = new WeakMap<object, object>();

/** Requests on the waitlist are answered when there is room. Caches results by body. */
export function promiseReply<Body extends object>(
	name: DocumentName,
	body: Body,
	{ state }: Pick<Books, "state">,
): Body {
	if (state === "open" || !promising.includes(name)) return body;
	const kept = promised.get(body) ?? mapTexts(body, writePromise);
	promised.set(body, kept);
	return kept as Body;
}

function writePromise(text: string): string {
	return text.replace(
		/\b([Ww])ithin \{replyWithinHours\} hours?( of [^.,;]+)?/g,
		(_, first) => `${first === "W" ? "W" : "w"}hen a spot opens up`,
	);
}
