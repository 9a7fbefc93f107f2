import { ViewerWalk } from "../../../images/viewer/viewer-walk.tsx";
import { nameTitle, useStudio } from "../../../publishing/frame-studio.ts";
import { PieceActions } from "../../pieces/piece-actions.tsx";
import type { ProjectImage } from "./project-image.ts";

export { growInto } from "../../../images/viewer/grow-into.ts";

export interface ProjectWalkProps {
	title: string;
	images: ProjectImage[];
}

export function ProjectWalk({ title, images }: ProjectWalkProps) {
	const studio = useStudio();
	const pictures = images.map((image) => {
		const tabTitle = nameTitle(`${image.title}, ${title}`, studio);
		return { ...image, id: image.piece, tabTitle, available: false };
	});
	return (
		<ViewerWalk
			pictures={pictures}
			renderActions={(picture) => <PieceActions piece={picture} compact />}
		/>
	);
}
