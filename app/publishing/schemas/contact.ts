import * as v from "valibot";
import { listOf, pictureName, text } from "./fields.ts";

export const contactSchema = v.object({
	lead: text(300),
	follow: text(200),
	pieces: listOf(pictureName, 3),
	note: text(400),
});

export type Contact = v.InferOutput<typeof contactSchema>;
