import * as v from "valibot";
import { line, paragraph } from "./fields.ts";

export const lettersSchema = v.object({
	/** To the client, once a request has arrived. */
	receipt: v.object({
		subject: line(100),
		/** `{firstName}` is the client's. */
		greeting: line(60),
		opening: paragraph(600),
		/** Before the address of the request's own page. */
		page: paragraph(300),
		closing: paragraph(600),
	}),
});

export type LetterTexts = v.InferOutput<typeof lettersSchema>;
