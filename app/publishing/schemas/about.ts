import * as v from "valibot";
import { listOf, pictureName, text } from "./fields.ts";

const photo = v.object({ title: text(60), image: pictureName });
const point = v.object({ title: text(60), text: text(300) });

export const aboutSchema = v.object({
	heading: v.optional(text(60), "Meet the Man"),
	lead: text(300),
	biography: listOf(text(1200), 8, 1),
	table: photo,
	workplace: listOf(photo, 2, 2),
	philosophy: listOf(text(120), 6, 1),
	study: pictureName,
	distinctions: listOf(point, 6, 6),
	healed: pictureName,
	prompt: point,
});

export type About = v.InferOutput<typeof aboutSchema>;
