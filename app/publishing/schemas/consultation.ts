import * as v from "valibot";
import { line, listOf, paragraph } from "./fields.ts";

export const consultationSchema = v.object({
	/** What happens after a request is sent. */
	next: listOf(v.object({ title: line(60), text: paragraph(300) }), 6, 1),
});

export type Consultation = v.InferOutput<typeof consultationSchema>;
