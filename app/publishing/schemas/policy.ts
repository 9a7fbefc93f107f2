import * as v from "valibot";
import { listById, listOf, pictureName, text, wholeNumber } from "./fields.ts";

const section = v.object({
	id: v.picklist(["deposits", "drawing", "scheduling", "pricing"]),
	title: text(60),
	/** `counts` is the figure's label. */
	figure: text(40),
	counts: text(60),
	rules: listOf(
		v.object({
			rule: text(300),
			note: v.optional(text(300)),
		}),
		12,
	),
});

/** Amounts are computed from the studio's rates. */
const example = v.object({
	/** Replaces `{hours}` in the page's texts. */
	hours: v.pipe(wholeNumber, v.minValue(1, "At least 1.")),
	title: text(80),
	work: text(60),
	deposit: text(60),
	rest: text(60),
});

export const policySchema = v.object({
	lead: text(300),
	plate: v.object({ title: text(60), image: pictureName }),
	sections: listById(section, 4),
	example,
	question: text(300),
});

export type Policy = v.InferOutput<typeof policySchema>;

export const quickAnswersSchema = listOf(
	v.object({
		figure: text(40),
		question: text(120),
		answer: text(400),
	}),
	12,
);

export type QuickAnswer = v.InferOutput<typeof quickAnswersSchema>[number];
