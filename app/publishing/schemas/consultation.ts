import * as v from "valibot";
import { listOf, text } from "./fields.ts";

export const consultationSchema = v.object({
	/** The steps after a request is sent. */
	next: listOf(v.object({ title: text(60), text: text(300) }), 6, 1),
});

export type Consultation = v.InferOutput<typeof consultationSchema>;
