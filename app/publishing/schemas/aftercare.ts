import * as v from "valibot";
import { alt, id, listById, listOf, pictureName, text } from "./fields.ts";

const productGroup = v.object({ category: text(60), items: listOf(text(160), 12) });

export type ProductGroup = v.InferOutput<typeof productGroup>;

export const aftercareSchema = v.object({
	lead: text(300),
	firstSteps: listOf(text(200), 6),
	notice: v.object({ title: text(80), text: text(1200) }),
	recommended: listOf(productGroup, 8),
	avoided: listOf(productGroup, 8),
	balm: text(200),
	doctor: v.object({
		title: text(80),
		lead: text(400),
		signs: listOf(text(160), 5, 5),
		emergency: text(300),
		later: text(600),
	}),
	questions: v.object({ title: text(80), text: text(600), emailSubject: text(100) }),
});

export type Aftercare = v.InferOutput<typeof aftercareSchema>;

const guide = v.object({
	id,
	title: text(80),
	description: text(160),
	/** Added unless the visitor's tattoo is under a wrap. */
	film: v.optional(text(160)),
	image: pictureName,
	alt,
});

export type AftercareGuide = v.InferOutput<typeof guide>;

export const aftercareGuidesSchema = listById(guide, 8);
