import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import type { SleeveEditors } from "../../editing/sleeves/sleeve-editors.ts";
import type { BirdAndFloral } from "../../publishing/schemas/sleeves.ts";
import { Carousel } from "./carousel/carousel.tsx";
import type { SlideImage } from "./carousel/slide.tsx";
import { AboutProject } from "./project/about-project.tsx";
import { ProjectViewer } from "./project/project-picture.tsx";

export interface SleeveProps {
	project: Omit<BirdAndFloral, "images"> & {
		images: (BirdAndFloral["images"][number] & SlideImage)[];
	};
	next: { label: string; path: string } | undefined;
	editors?: SleeveEditors;
}

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
