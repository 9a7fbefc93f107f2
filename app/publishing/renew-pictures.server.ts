import type { Content } from "./content.server.ts";
import type { Documents } from "./documents.ts";

/** A stored manifest names the pictures that came with the site as they were then; their files are those of now. */
export async function renewPictures(
	builtIn: Content,
	stored: Partial<Documents>,
): Promise<Partial<Documents>> {
	if (!stored.pictures) return stored;
	const { body } = await builtIn.read("pictures");
	return { ...stored, pictures: { ...stored.pictures, ...body } };
}
