import * as v from "valibot";
import { alt, id, line, listById, listOf, paragraph, path, pictureName } from "./fields.ts";

/** Kinds of products under what they are for. */
const productGroup = v.object({ category: line(60), items: listOf(line(160), 12) });

export type ProductGroup = v.InferOutput<typeof productGroup>;

export const aftercareSchema = v.object({
	lead: paragraph(300),
	/** For somebody who has just come home from the session. */
	firstSteps: listOf(line(200), 6),
	notice: v.object({ title: line(80), text: paragraph() }),
	recommended: listOf(productGroup, 8),
	avoided: listOf(productGroup, 8),
	/** Leads to the shop. */
	balm: paragraph(200),
	doctor: v.object({
		title: line(80),
		lead: paragraph(400),
		/** A link on the page counts them. */
		signs: listOf(line(160), 5, 5),
		emergency: paragraph(300),
		later: paragraph(600),
	}),
	questions: v.object({ title: line(80), text: paragraph(600), emailSubject: line(100) }),
});

export type Aftercare = v.InferOutput<typeof aftercareSchema>;

/** One sheet of instructions. `url` is the file that is saved, named after the title. */
const guide = v.object({
	id,
	url: path,
	title: line(80),
	description: line(160),
	image: pictureName,
	alt,
});

export type AftercareGuide = v.InferOutput<typeof guide>;

export const aftercareGuidesSchema = listById(guide, 8);
