import * as v from "valibot";
import { line, listOf, paragraph } from "./fields.ts";

export const numbingCreamSchema = v.object({
	title: line(80),
	lead: paragraph(600),
	figures: listOf(v.object({ figure: line(20), label: line(60) }), 6),
	steps: listOf(v.object({ heading: line(60), text: paragraph(600) }), 12),
	stop: v.object({
		title: line(80),
		text: paragraph(600),
		poison: v.object({ text: paragraph(300), number: line(30) }),
	}),
	/** Last line of the saved file. */
	last: paragraph(200),
});

export type NumbingCream = v.InferOutput<typeof numbingCreamSchema>;
