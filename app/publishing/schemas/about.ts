import * as v from "valibot";
import { line, listOf, paragraph, pictureName } from "./fields.ts";

const photo = v.object({ title: line(60), image: pictureName });
const point = v.object({ title: line(60), text: paragraph(300) });

export const aboutSchema = v.object({
	lead: paragraph(300),
	biography: listOf(paragraph(), 8, 1),
	table: photo,
	workplace: listOf(photo, 2, 2),
	philosophy: listOf(line(120), 6, 1),
	study: pictureName,
	distinctions: listOf(point, 6, 6),
	healed: pictureName,
	prompt: point,
});

export type About = v.InferOutput<typeof aboutSchema>;
