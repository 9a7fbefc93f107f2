import * as v from "valibot";
import { line, paragraph } from "./fields.ts";

/** For letters that were published before it was a part of them. */
export const waitlistOpening =
	"Thank you for your request. It has arrived and is on my waitlist. I read every one myself.";

export const lettersSchema = v.object({
	/** To the client, once a request has arrived. */
	receipt: v.object({
		subject: line(100),
		/** `{firstName}` is the client's. */
		greeting: line(60),
		opening: paragraph(600),
		/** In its place while the books are not open, since that one promises an answer soon. */
		waitlist: v.optional(paragraph(600), waitlistOpening),
		/** Before the address of the request's own page. */
		page: paragraph(300),
		closing: paragraph(600),
	}),
});

export type LetterTexts = v.InferOutput<typeof lettersSchema>;
