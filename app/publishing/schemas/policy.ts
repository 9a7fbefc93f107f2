import * as v from "valibot";
import { line, listById, listOf, paragraph, pictureName, wholeNumber } from "./fields.ts";

const section = v.object({
	/** Its place on the page: `/drawing-and-deposit-policy#deposits`. */
	id: v.picklist(["deposits", "drawing", "scheduling", "pricing"]),
	title: line(60),
	/** The number to remember, and what it counts. */
	figure: line(40),
	counts: line(60),
	rules: listOf(
		v.object({
			rule: paragraph(300),
			/** What it means in practice. */
			note: v.optional(paragraph(300)),
		}),
		12,
	),
});

/** What the rules come to for one tattoo. Its amounts come from the studio's rates. */
const example = v.object({
	/** Hours of work, `{hours}` in the texts. */
	hours: v.pipe(wholeNumber, v.minValue(1)),
	title: line(80),
	work: line(60),
	deposit: line(60),
	rest: line(60),
});

export const policySchema = v.object({
	lead: paragraph(300),
	plate: v.object({ title: line(60), image: pictureName }),
	sections: listById(section, 4),
	example,
	/** Invites questions. */
	question: paragraph(300),
});

export type Policy = v.InferOutput<typeof policySchema>;

export const quickAnswersSchema = listOf(
	v.object({
		/** What to remember; the answer says it too. */
		figure: line(40),
		question: line(120),
		answer: paragraph(400),
	}),
	12,
);

export type QuickAnswer = v.InferOutput<typeof quickAnswersSchema>[number];
