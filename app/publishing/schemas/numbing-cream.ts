import * as v from "valibot";
import { listOf, text } from "./fields.ts";

export const numbingCreamSchema = v.object({
	title: text(80),
	lead: text(600),
	figures: listOf(v.object({ figure: text(20), label: text(60) }), 6),
	steps: listOf(v.object({ heading: text(60), text: text(600) }), 12),
	stop: v.object({
		title: text(80),
		text: text(600),
		poison: v.object({ text: text(300), number: text(30) }),
	}),
	/** Last line of the saved file. */
	last: text(200),
});

export type NumbingCream = v.InferOutput<typeof numbingCreamSchema>;
