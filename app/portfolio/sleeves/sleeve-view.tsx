import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import type { BirdAndFloral } from "../../publishing/schemas/sleeves.ts";
import { AboutProject } from "./about-project.tsx";
import { Carousel } from "./carousel.tsx";
import { ProjectViewer } from "./project-picture.tsx";
import type { SleeveEditors } from "./sleeve-editors.ts";
import type { SlideImage } from "./slide.tsx";

export interface SleeveProps {
	project: Omit<BirdAndFloral, "images"> & {
		images: (BirdAndFloral["images"][number] & SlideImage)[];
	};
	/** The other sleeve. */
	next: { label: string; path: string };
	editors?: SleeveEditors;
}

/** A project as a carousel, and what is told about it. */
export function SleeveView({ project, next, editors }: SleeveProps) {
	return (
		<>
			<div data-ground="ink">
				<Carousel
					title={project.pageTitle}
					back={{ label: "Back to Sleeves", path: href("/sleeves-largescale") }}
					images={project.images}
					editors={editors}
				/>
				<ProjectViewer title={project.pageTitle} images={project.images} />
			</div>
			<PhoneBar>
				<AboutProject project={project} next={next} editors={editors} />
			</PhoneBar>
		</>
	);
}
