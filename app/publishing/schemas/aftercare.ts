import * as v from "valibot";
import { alt, id, line, listById, listOf, paragraph, path, pictureName } from "./fields.ts";

const productGroup = v.object({ category: line(60), items: listOf(line(160), 12) });

export type ProductGroup = v.InferOutput<typeof productGroup>;

export const aftercareSchema = v.object({
	lead: paragraph(300),
	firstSteps: listOf(line(200), 6),
	notice: v.object({ title: line(80), text: paragraph() }),
	recommended: listOf(productGroup, 8),
	avoided: listOf(productGroup, 8),
	balm: paragraph(200),
	doctor: v.object({
		title: line(80),
		lead: paragraph(400),
		signs: listOf(line(160), 5, 5),
		emergency: paragraph(300),
		later: paragraph(600),
	}),
	questions: v.object({ title: line(80), text: paragraph(600), emailSubject: line(100) }),
});

export type Aftercare = v.InferOutput<typeof aftercareSchema>;

/** `url` is the file for saving, named after the title. */
const guide = v.object({
	id,
	url: path,
	title: line(80),
	description: line(160),
	/** Added unless the visitor's tattoo is under a wrap. */
	film: v.optional(line(160)),
	image: pictureName,
	alt,
});

export type AftercareGuide = v.InferOutput<typeof guide>;

export const aftercareGuidesSchema = listById(guide, 8);
