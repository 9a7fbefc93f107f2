import * as v from "valibot";
import { line, listOf, paragraph, pictureName } from "./fields.ts";

const point = v.object({ title: line(60), text: paragraph(300) });

export const aboutSchema = v.object({
	lead: paragraph(300),
	biography: listOf(paragraph(), 8, 1),
	table: v.object({ title: line(60), image: pictureName }),
	/** The philosophy quote, sentence by sentence. */
	philosophy: listOf(line(120), 6, 1),
	/** The drawing beside it, by its picture. */
	study: pictureName,
	/** 'What Sets Me Apart'. */
	distinctions: listOf(point, 6, 6),
	/** The tattoo beside the prompt, by its picture. */
	healed: pictureName,
	prompt: point,
});

export type About = v.InferOutput<typeof aboutSchema>;
