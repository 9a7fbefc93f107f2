import * as v from "valibot";
import { listOf, slug } from "./fields.ts";

export const kindWordsSchema = v.object({
	/** As their visitors wrote them, newest first. */
	notes: listOf(v.object({ id: slug, text: v.string() }), 50),
});

export type KindWords = v.InferOutput<typeof kindWordsSchema>;
