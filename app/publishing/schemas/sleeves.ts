import * as v from "valibot";
import { alt, id, listById, listOf, pictureName, text } from "./fields.ts";
import { mostDescription, mostTitle, rotation } from "./portfolio.ts";

/** The longest text that is edited in place. */
export const mostProjectDescription = 1200;
export const mostDuration = 40;

const photo = {
	id,
	title: text(mostTitle),
	image: pictureName,
	alt,
	description: text(mostDescription),
};

/** Ids differ in the whole document, those of pictures too: addresses name them. */
const sleeveSchema = v.object({
	id,
	title: text(mostTitle),
	summary: text(mostDescription),
	style: v.optional(text(60)),
	size: v.optional(text(60)),
	sessions: v.optional(text(60)),
	text: listOf(text(1200), 8),
	pictures: listById(
		v.object({
			...photo,
			description: v.optional(text(mostDescription)),
			duration: v.optional(text(mostDuration)),
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
	more: text(400),
	/** Shown before those that came with the site. */
	projects: sleeves,
	/** Taken off the site, but not for good. */
	retired: sleeves,
	/** Those that came with the site and are taken off. */
	off: v.optional(listOf(v.picklist(builtInSleeves), 2)),
});

export type Sleeves = v.InferOutput<typeof sleevesSchema>;

export const birdAndFloralSchema = v.object({
	images: listById(v.object({ ...photo, duration: v.optional(text(mostDuration)) }), 24),
	pageTitle: text(mostTitle),
	pageDescription: text(mostDescription),
	projectTitle: text(mostTitle),
	projectDescription: text(mostProjectDescription),
});

export type BirdAndFloral = v.InferOutput<typeof birdAndFloralSchema>;

export const batsAndPumpkinSchema = v.object({
	title: text(mostTitle),
	style: text(60),
	size: text(60),
	sessions: text(60),
	photos: listById(v.object(photo), 24),
	process: listOf(text(1200), 8),
});

export type BatsAndPumpkin = v.InferOutput<typeof batsAndPumpkinSchema>;
