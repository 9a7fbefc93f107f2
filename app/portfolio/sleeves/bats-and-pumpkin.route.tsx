import { data, href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/bats-and-pumpkin.route";
import { findNextSleeve, listSleeves } from "./list-sleeves.server.ts";
import { placeProject } from "./project/place-project.server.ts";
import { Process } from "./project/process.tsx";
import { ProjectFacts } from "./project/project-facts.tsx";
import { ProjectPhotos } from "./project/project-photos.tsx";
import { ProjectViewer } from "./project/project-picture.tsx";
import { showProjectImages } from "./project/show-project-images.server.ts";

const name = "bats-and-pumpkin";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const {
		pictures,
		[name]: batsAndPumpkin,
		search,
	} = await content.readBodies("pictures", name, "search");
	const sleeves = await listSleeves(content);
	if (!sleeves.some((sleeve) => sleeve.name === name)) throw data(null, { status: 404 });
	const path = href("/bats-and-pumpkin");
	const canonical = findCanonical(path, request, site.config);
	const photos = showProjectImages(pictures, name, batsAndPumpkin.photos);
	const steps = placeProject(canonical, { name: batsAndPumpkin.title, path });
	const paths = photos.map(({ address }) => address);
	return {
		canonical,
		description: search[name].description,
		share: await showShare(content, name),
		structuredData: [steps, describeItems({ name: batsAndPumpkin.title, paths }, canonical)],
		project: {
			...batsAndPumpkin,
			photos,
		},
		next: findNextSleeve(sleeves, path),
	};
}

export const shouldRevalidate = keepPage;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	const { canonical, description, share, project } = loaderData;
	return describePage(studio, {
		title: `${project.title} | ${studio.name}`,
		description,
		canonical,
		share,
		structuredData: loaderData.structuredData,
	});
}

export default function BatsAndPumpkin({ loaderData }: Route.ComponentProps) {
	const { project, next } = loaderData;
	return (
		<>
			<div data-ground="ink">
				<PageHead
					title={project.title}
					back={{ label: "Back to Sleeves", path: href("/sleeves-largescale") }}
				/>
				<ProjectPhotos photos={project.photos}>
					<ProjectFacts project={project} />
				</ProjectPhotos>
				<ProjectViewer title={project.title} images={project.photos} />
			</div>
			<PhoneBar>
				<Process process={project.process} next={next} />
			</PhoneBar>
		</>
	);
}
