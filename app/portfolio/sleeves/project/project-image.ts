import type { PictureData } from "../../../images/picture.tsx";

export interface ProjectImage {
	id: number;
	/** See `namePiece`. */
	piece: string;
	address: string;
	title: string;
	alt: string;
	description: string;
	picture: PictureData;
}

export function placeOfImage({ id }: Pick<ProjectImage, "id">): string {
	return `picture-${id}`;
}
