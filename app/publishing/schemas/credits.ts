import * as v from "valibot";
import { line, listOf, paragraph, slug } from "./fields.ts";

export const creditsSchema = v.object({
	/** Where the pictures come from that are not the artist's. */
	pictures: paragraph(600),
	iconNote: paragraph(300),
	/** The icons drawn on the aftercare sheets, with who made each. */
	icons: listOf(v.object({ name: slug, author: line(60) }), 200),
});

export type Credits = v.InferOutput<typeof creditsSchema>;
