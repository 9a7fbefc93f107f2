import * as v from "valibot";
import { alt, id, line, listById, listOf, paragraph, pictureName } from "./fields.ts";
import { mostDescription, mostTitle, rotation } from "./portfolio.ts";

const photo = {
	id,
	title: line(mostTitle),
	image: pictureName,
	alt,
	description: line(mostDescription),
};

/** Ids differ in the whole document, those of pictures too: addresses name them. */
const sleeveSchema = v.object({
	id,
	title: line(mostTitle),
	summary: line(mostDescription),
	style: v.optional(line(60)),
	size: v.optional(line(60)),
	sessions: v.optional(line(60)),
	text: listOf(paragraph(), 8),
	pictures: listById(
		v.object({
			...photo,
			description: v.optional(line(mostDescription)),
			duration: v.optional(line(40)),
			rotation,
		}),
		24,
		1,
	),
});

export type Sleeve = v.InferOutput<typeof sleeveSchema>;

export const builtInSleeves = ["bird-and-floral", "bats-and-pumpkin"] as const;

export type BuiltInSleeve = (typeof builtInSleeves)[number];

const sleeves = v.optional(listById(sleeveSchema, 100));

export const sleevesSchema = v.object({
	more: paragraph(400),
	/** Shown before those that came with the site. */
	projects: sleeves,
	/** Taken off the site, but not for good. */
	retired: sleeves,
	/** Those that came with the site and are taken off. */
	off: v.optional(listOf(v.picklist(builtInSleeves), 2)),
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
