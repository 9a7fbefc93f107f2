import * as v from "valibot";
import { line, listOf, paragraph, slug } from "./fields.ts";

export const creditsSchema = v.object({
	pictures: paragraph(600),
	iconNote: paragraph(300),
	icons: listOf(v.object({ name: slug, author: line(60) }), 200),
});

export type Credits = v.InferOutput<typeof creditsSchema>;
