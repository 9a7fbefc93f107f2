import * as v from "valibot";
import { alt, listOf, pictureName, text } from "./fields.ts";

const service = v.object({ title: text(60), text: text(400) });
const photo = v.object({ title: text(60), image: pictureName });

export const homeSchema = v.object({
	headline: listOf(text(40), 4, 1),
	lead: text(300),
	plate: v.object({ title: text(60), caption: text(120), image: pictureName }),
	wall: v.object({ title: text(60), all: text(40) }),
	man: v.object({ title: text(60), text: text(400), photos: listOf(photo, 2, 2) }),
	services: v.object({ title: text(60), kinds: listOf(service, 4, 1) }),
	start: v.object({ title: text(60), text: text(400) }),
});

export type Home = v.InferOutput<typeof homeSchema>;

/** Alt texts of pictures that belong to no list, by picture name. */
export const pagePicturesSchema = v.record(pictureName, alt);
