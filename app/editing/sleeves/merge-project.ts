import { type BirdAndFloral, birdAndFloralSchema } from "../../publishing/schemas/sleeves.ts";
import { mergeRecord } from "../documents/merge-stored.ts";
import { isRecord } from "../documents/rebase.ts";
import { isBlank } from "../field/inline-text.ts";

export type ProjectText = Exclude<keyof BirdAndFloral, "images">;
export type ImageText = "title" | "description" | "duration";

const { images: imagesSchema } = birdAndFloralSchema.entries;
const titles = ["pageTitle", "projectTitle", "title"];
const fixed = ["image", "alt", "images"];

/**
 * Merges stored texts over the site's. Ignores blank titles, which name sections and pictures for screen readers.
 *
 * @returns null if it is not a project
 */
export function mergeProject(builtIn: BirdAndFloral, stored: unknown): BirdAndFloral | null {
	if (!isRecord(stored)) return null;
	const images = Array.isArray(stored.images) ? stored.images.filter(isRecord) : [];
	return {
		...mergeRecord(birdAndFloralSchema, builtIn, stored, isTaken),
		images: builtIn.images.map((image) => {
			const found = images.find(({ id }) => id === image.id);
			return found ? mergeRecord(imagesSchema.item, image, found, isTaken) : image;
		}),
	};
}

function isTaken(name: string, value: unknown): boolean {
	if (fixed.includes(name)) return false;
	return !(titles.includes(name) && isBlank(String(value)));
}
