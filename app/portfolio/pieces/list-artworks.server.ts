import type { RequestContent } from "../../publishing/content.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";

export const listNames = ["tattoos", "drawings", "digital", "paintings"] as const;

export type ListName = (typeof listNames)[number];

export async function listArtworks(content: RequestContent, list: ListName): Promise<Artwork[]> {
	const { body } = await content.read(list);
	return body.pieces;
}
