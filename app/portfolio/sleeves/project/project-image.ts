import type { PictureData } from "../../../images/picture.tsx";

/** A picture of a project, ready to be shown. */
export interface ProjectImage {
	id: number;
	/** Its name in the viewer and in a request, and its own page. */
	piece: string;
	address: string;
	title: string;
	alt: string;
	description: string;
	picture: PictureData;
}

/** Id of the place where a picture hangs on the page of its project. */
export function placeOfImage({ id }: Pick<ProjectImage, "id">): string {
	return `picture-${id}`;
}
