import * as v from "valibot";
import { listOf, slug, text } from "./fields.ts";

export const creditsSchema = v.object({
	pictures: text(600),
	iconNote: text(300),
	icons: listOf(v.object({ name: slug, author: text(60) }), 200),
});

export type Credits = v.InferOutput<typeof creditsSchema>;
