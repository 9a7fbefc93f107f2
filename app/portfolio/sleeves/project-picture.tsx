import { studio } from "../../../content/studio.ts";
import { Picture, type PictureData } from "../../images/picture.tsx";
import { Viewer } from "../../images/viewer/viewer.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { nameArtwork } from "../artwork-address.ts";
import { PieceActions } from "../piece/piece-actions.tsx";
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

/** Opens large in the page's `ProjectViewer`; without scripts it is a link to the picture's own page. */
export function ProjectPicture({ project, image, sizes, rank }: ProjectPictureProps) {
	const { picture, alt, title } = image;
	const address = addressPicture(project, image);
	return (
		<ViewerLink
			className={styles.plate}
			of={namePicture(project, image)}
			href={address}
			address={address}
		>
			<Picture picture={picture} alt={alt} title={title} sizes={sizes} rank={rank} />
		</ViewerLink>
	);
}

interface ProjectViewerProps {
	/** The project's name in addresses. */
	project: string;
	title: string;
	images: ProjectImage[];
}

/** The place where the pictures of a project open large, each under its own address. */
export function ProjectViewer({ project, title, images }: ProjectViewerProps) {
	const pictures = images.map((image) => {
		const name = namePicture(project, image);
		const address = addressPicture(project, image);
		const tabTitle = `${image.title}, ${title} | ${studio.name}`;
		return { ...image, id: name, piece: name, address, tabTitle, available: false };
	});
	return (
		<Viewer
			pictures={pictures}
			renderActions={(picture) => <PieceActions piece={picture} compact />}
		/>
	);
}

function namePicture(project: string, { id }: Pick<ProjectImage, "id">): string {
	return `${project}/${id}`;
}

function addressPicture(project: string, image: ProjectImage): string {
	return `/${project}/${nameArtwork(image)}`;
}
