import { Picture, type PictureData } from "../../images/picture.tsx";
import type { ViewerPicture } from "../../images/viewer/viewer.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import styles from "./project-picture.module.css";

/** A picture of a project, ready to be shown. */
export interface ProjectImage {
	id: number;
	title: string;
	alt: string;
	description: string;
	picture: PictureData;
}

interface ProjectPictureProps {
	/** The project's name in addresses. */
	project: string;
	image: ProjectImage;
	sizes: string;
	rank: "largest" | "first" | "later";
}

/** Opens large in the page's `Viewer`; without scripts it is a link to the largest file. */
export function ProjectPicture({ project, image, sizes, rank }: ProjectPictureProps) {
	const { picture, alt, title } = image;
	return (
		<ViewerLink
			className={styles.plate}
			of={nameInViewer(project, image)}
			href={`${picture.path}-${picture.avif.at(-1)}.avif`}
		>
			<Picture picture={picture} alt={alt} title={title} sizes={sizes} rank={rank} />
		</ViewerLink>
	);
}

export function listForViewer(project: string, images: ProjectImage[]): ViewerPicture[] {
	return images.map((image) => ({ ...image, id: nameInViewer(project, image) }));
}

function nameInViewer(project: string, { id }: Pick<ProjectImage, "id">): string {
	return `${project}/${id}`;
}
