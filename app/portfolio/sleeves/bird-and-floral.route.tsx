import { href } from "react-router";
import { batsAndPumpkin } from "../../../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../../../content/bird-and-floral.ts";
import { studio } from "../../../content/studio.ts";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { getPicture } from "../../images/pictures.server.ts";
import { visitContext } from "../../site.server.ts";
import { describePage } from "../../ui/describe-page.ts";
import type { Route } from "./+types/bird-and-floral.route";
import { AboutProject } from "./about-project.tsx";
import { Carousel } from "./carousel.tsx";
import { placeProject } from "./place-project.server.ts";
import { ProjectViewer } from "./project-picture.tsx";

const name = "bird-and-floral";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const path = href("/bird-and-floral");
	const canonical = new URL(path, config.publicOrigin ?? request.url).href;
	return {
		canonical,
		structuredData: [placeProject(canonical, { name: birdAndFloral.pageTitle, path })],
		project: {
			...birdAndFloral,
			images: birdAndFloral.images.map((image) => ({ ...image, picture: getPicture(image.image) })),
		},
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { canonical, project } = loaderData;
	return describePage({
		title: `${project.pageTitle} | ${studio.name}`,
		description: `${project.pageDescription} A half sleeve in black linework, muted rose and sage, from all sides and healed.`,
		canonical,
		share: name,
		shareAlt: `${project.pageTitle}, beside one large peony with leaves and buds`,
		structuredData: loaderData.structuredData,
	});
}

export default function BirdAndFloral({ loaderData }: Route.ComponentProps) {
	const { project } = loaderData;
	return (
		<>
			<div data-ground="ink">
				<Carousel
					project={name}
					title={project.pageTitle}
					back={{ label: "Back to Sleeves", path: href("/sleeves-largescale") }}
					images={project.images}
				/>
				<ProjectViewer project={name} title={project.pageTitle} images={project.images} />
			</div>
			<PhoneBar>
				<AboutProject
					project={project}
					next={{ label: batsAndPumpkin.title, path: href("/bats-and-pumpkin") }}
				/>
			</PhoneBar>
		</>
	);
}
