import * as v from "valibot";
import { alt, id, line, listById, listOf, paragraph, pictureName } from "./fields.ts";
import { mostDescription, mostTitle } from "./portfolio.ts";

const photo = {
	id,
	title: line(mostTitle),
	image: pictureName,
	alt,
	description: line(mostDescription),
};

export const sleevesSchema = v.object({
	more: paragraph(400),
});

export type Sleeves = v.InferOutput<typeof sleevesSchema>;

export const birdAndFloralSchema = v.object({
	images: listById(v.object({ ...photo, duration: v.optional(line(40)) }), 24),
	pageTitle: line(mostTitle),
	pageDescription: line(mostDescription),
	projectTitle: line(mostTitle),
	projectDescription: paragraph(),
});

export type BirdAndFloral = v.InferOutput<typeof birdAndFloralSchema>;

export const batsAndPumpkinSchema = v.object({
	title: line(mostTitle),
	style: line(60),
	size: line(60),
	sessions: line(60),
	photos: listById(v.object(photo), 24),
	process: listOf(paragraph(), 8),
});

export type BatsAndPumpkin = v.InferOutput<typeof batsAndPumpkinSchema>;
