import * as v from "valibot";
import { line, listById, listOf, paragraph, pictureName, wholeNumber } from "./fields.ts";

const section = v.object({
	id: v.picklist(["deposits", "drawing", "scheduling", "pricing"]),
	title: line(60),
	/** `counts` is the figure's label. */
	figure: line(40),
	counts: line(60),
	rules: listOf(
		v.object({
			rule: paragraph(300),
			note: v.optional(paragraph(300)),
		}),
		12,
	),
});

/** Amounts are computed from the studio's rates. */
const example = v.object({
	/** Replaces `{hours}` in the texts. */
	hours: v.pipe(wholeNumber, v.minValue(1, "At least 1.")),
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
	question: paragraph(300),
});

export type Policy = v.InferOutput<typeof policySchema>;

export const quickAnswersSchema = listOf(
	v.object({
		figure: line(40),
		question: line(120),
		answer: paragraph(400),
	}),
	12,
);

export type QuickAnswer = v.InferOutput<typeof quickAnswersSchema>[number];
