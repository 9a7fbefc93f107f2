import { Picture } from "../../../images/picture.tsx";
import { createLateViewer } from "../../../images/viewer/load-viewer.ts";
import { useLateViewer } from "../../../images/viewer/use-late-viewer.ts";
import { ViewerLink } from "../../../images/viewer/viewer-link.tsx";
import type { ProjectImage } from "./project-image.ts";
import styles from "./project-picture.module.css";
import type { ProjectWalkProps } from "./project-walk.tsx";

interface ProjectPictureProps {
	image: ProjectImage;
	sizes: string;
	rank: "largest" | "first" | "later";
}

/** Opens in `ProjectViewer`; without scripts it links to the picture's page. */
export function ProjectPicture({ image, sizes, rank }: ProjectPictureProps) {
	const { piece, address, picture, alt, title } = image;
	return (
		<ViewerLink
			className={styles.plate}
			of={piece}
			viewer={projectViewer}
			href={address}
			address={address}
		>
			<Picture picture={picture} alt={alt} title={title} sizes={sizes} rank={rank} />
		</ViewerLink>
	);
}

const projectViewer = createLateViewer(() => import("./project-walk.tsx"));

export function ProjectViewer(props: ProjectWalkProps) {
	const names = props.images.map(({ piece }) => piece);
	const code = useLateViewer(projectViewer, names);
	return code && <code.ProjectWalk {...props} />;
}
