import type { DocumentName } from "./documents.ts";
import { mapTexts } from "./figures.ts";
import type { Books } from "./schemas/books.ts";

/** Letters and what follows a request differ by when it was sent, and say so themselves. */
const promising: DocumentName[] = ["about", "contact", "home", "policy", "quick-answers", "search"];

/** Who goes on the waitlist is written to when there is room, whatever a page promises to others. */
export function promiseReply<Body extends object>(
	name: DocumentName,
	body: Body,
	{ state }: Pick<Books, "state">,
): Body {
	if (state === "open" || !promising.includes(name)) return body;
	return mapTexts(body, (text) =>
		text.replace(/\bwithin \{replyWithinHours\} hours?( of \w+)?/g, "when a spot opens up"),
	);
}
