import * as v from "valibot";
import { alt, line, paragraph } from "./fields.ts";

/** One or two sentences for search results. */
const description = paragraph(300);
/** The page in llms.txt, in a sentence or a part of one. */
const summary = line(160);
/** What is seen on the picture that a shared link shows. */
const shareAlt = alt;

const described = v.object({ description, summary });
const shared = v.object({ description, summary, shareAlt });
const summed = v.object({ summary });

/** What pages say to those who search, or see a link to them. Lists and the blog describe themselves. */
export const searchSchema = v.object({
	home: described,
	about: described,
	contact: shared,
	policy: described,
	consultation: shared,
	aftercare: shared,
	blog: v.object({ summary, shareAlt }),
	credits: shared,
	artwork: shared,
	categories: described,
	featured: described,
	tattoos: summed,
	drawings: summed,
	digital: summed,
	paintings: summed,
	sleeves: shared,
	"bird-and-floral": v.object({ description, shareAlt }),
	"bats-and-pumpkin": shared,
});

export type Search = v.InferOutput<typeof searchSchema>;
