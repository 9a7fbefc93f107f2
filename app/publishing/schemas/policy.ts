import * as v from "valibot";
import { line, listById, listOf, paragraph, slug } from "./fields.ts";

const sectionSchema = v.object({
	/** Its place on the page: `/drawing-and-deposit-policy#deposits`. */
	id: slug,
	title: line(60),
	/** The number to remember, and what it counts. */
	figure: line(20),
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

export type PolicySection = v.InferOutput<typeof sectionSchema>;

const exampleSchema = v.object({
	title: line(80),
	lines: listOf(v.object({ label: line(60), amount: line(30) }), 8),
});

export type PricingExample = v.InferOutput<typeof exampleSchema>;

export const policySchema = v.object({
	sections: listById(sectionSchema, 8),
	/** What the rules come to for one tattoo. */
	pricingExample: exampleSchema,
});

export const quickAnswersSchema = listOf(
	v.object({
		/** What to remember; the answer says it too. */
		figure: line(20),
		question: line(120),
		answer: paragraph(400),
	}),
	12,
);

export type QuickAnswer = v.InferOutput<typeof quickAnswersSchema>[number];
