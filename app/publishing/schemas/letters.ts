import * as v from "valibot";
import { text } from "./fields.ts";

/** Stands in for letters that were published before they had this part. */
export const waitlistOpening =
	"Thank you for your request. It has arrived and is on my waitlist. I read every one myself.";

export const lettersSchema = v.object({
	/** To the client, once a request has arrived. `{firstName}` is the client's. */
	receipt: v.object({
		subject: text(100),
		greeting: text(60),
		opening: text(600),
		/** Replaces `opening` while the books are not open, since that one promises an answer soon. */
		waitlist: v.optional(text(600), waitlistOpening),
		/** Before the address of the request's own page. */
		page: text(300),
		closing: text(600),
	}),
});

export type LetterTexts = v.InferOutput<typeof lettersSchema>;
