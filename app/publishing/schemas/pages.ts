import * as v from "valibot";
import { alt, line, listOf, paragraph, pictureName } from "./fields.ts";

const service = v.object({ title: line(60), text: paragraph(400) });
const photo = v.object({ title: line(60), image: pictureName });

export const homeSchema = v.object({
	headline: listOf(line(40), 4, 1),
	lead: paragraph(300),
	plate: v.object({ title: line(60), caption: line(120), image: pictureName }),
	wall: v.object({ title: line(60), all: line(40) }),
	man: v.object({ title: line(60), text: paragraph(400), photos: listOf(photo, 2, 2) }),
	services: v.object({ title: line(60), kinds: listOf(service, 4, 1) }),
	start: v.object({ title: line(60), text: paragraph(400) }),
});

export type Home = v.InferOutput<typeof homeSchema>;

/** Alt texts of pictures that belong to no list, by picture name. */
export const pagePicturesSchema = v.record(pictureName, alt);
