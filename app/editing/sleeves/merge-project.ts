import type { BirdAndFloral } from "../../publishing/schemas/sleeves.ts";
import { cutText, isBlank } from "../field/inline-text.ts";

type ProjectImage = BirdAndFloral["images"][number];

/** Texts of a project and of its images that can be edited in place. */
export type ProjectText = Exclude<keyof BirdAndFloral, "images">;
export type ImageText = "title" | "description" | "duration";

const projectTexts: ProjectText[] = [
	"pageTitle",
	"pageDescription",
	"projectTitle",
	"projectDescription",
];
const imageTexts: ImageText[] = ["title", "description", "duration"];
const titles = ["pageTitle", "projectTitle", "title"];

/**
 * What is stored of a project, merged over what the site has: texts that are texts, of the images that the site
 * has. Titles name sections and pictures for those who do not see them, so that an empty one counts as none.
 *
 * @returns null where what is stored is no such document at all
 */
export function mergeProject(builtIn: BirdAndFloral, stored: unknown): BirdAndFloral | null {
	if (!isRecord(stored)) return null;
	const images = Array.isArray(stored.images) ? stored.images.filter(isRecord) : [];
	return {
		...builtIn,
		...pickTexts(stored, projectTexts),
		images: builtIn.images.map((image) => mergeImage(image, images)),
	};
}

function mergeImage(image: ProjectImage, stored: Record<string, unknown>[]): ProjectImage {
	const found = stored.find(({ id }) => id === image.id);
	return found ? { ...image, ...pickTexts(found, imageTexts) } : image;
}

function pickTexts<Field extends string>(
	stored: Record<string, unknown>,
	fields: Field[],
): Partial<Record<Field, string>> {
	const picked: Partial<Record<Field, string>> = {};
	for (const field of fields) {
		const text = Object.hasOwn(stored, field) ? stored[field] : undefined;
		if (typeof text !== "string") continue;
		if (titles.includes(field) && isBlank(text)) continue;
		picked[field] = cutText(text);
	}
	return picked;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
