import * as v from "valibot";
import { listOf, paragraph, pictureName } from "./fields.ts";

export const contactSchema = v.object({
	lead: paragraph(300),
	follow: paragraph(200),
	pieces: listOf(pictureName, 3),
	note: paragraph(400),
});

export type Contact = v.InferOutput<typeof contactSchema>;
