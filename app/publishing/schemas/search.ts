import * as v from "valibot";
import { text } from "./fields.ts";

/** One or two sentences for search results. */
const description = text(300);
/** The page in llms.txt, in a sentence or a part of one. */
const summary = text(160);

const described = v.object({ description, summary });
const summed = v.object({ summary });

/** Titles and descriptions for search engines and link previews. Lists and the blog describe themselves. */
export const searchSchema = v.object({
	home: described,
	about: described,
	contact: described,
	policy: described,
	consultation: described,
	aftercare: described,
	blog: summed,
	credits: described,
	artwork: described,
	categories: described,
	featured: described,
	tattoos: summed,
	drawings: summed,
	digital: summed,
	paintings: summed,
	sleeves: described,
	"bird-and-floral": v.object({ description }),
	"bats-and-pumpkin": described,
});

export type Search = v.InferOutput<typeof searchSchema>;
