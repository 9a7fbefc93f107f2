import * as v from "valibot";
import { listOf, paragraph, pictureName } from "./fields.ts";

export const contactSchema = v.object({
	lead: paragraph(300),
	/** What there is to see at the artist's profile. */
	follow: paragraph(200),
	/** Three tattoos, by their pictures. */
	pieces: listOf(pictureName, 3),
	/** What the note box is for. */
	note: paragraph(400),
});

export type Contact = v.InferOutput<typeof contactSchema>;
