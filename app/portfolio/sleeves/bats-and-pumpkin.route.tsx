import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { visitContext } from "../../server/site.server.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/bats-and-pumpkin.route";
import { describeSleeve } from "./describe-sleeve.ts";
import { loadSleeve } from "./load-sleeve.server.ts";
import { ProjectText } from "./project/about-project.tsx";
import { ProjectFacts } from "./project/project-facts.tsx";
import { ProjectPhotos } from "./project/project-photos.tsx";
import { ProjectViewer } from "./project/project-picture.tsx";
import { showProjectImages } from "./project/show-project-images.server.ts";

const name = "bats-and-pumpkin";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitContext.from(args.context);
	const {
		pictures,
		[name]: project,
		search,
	} = await visit.content.readBodies("pictures", name, "search");
	const photos = showProjectImages(pictures, name, project.photos);
	return {
		...(await loadSleeve(args, visit, name, photos)),
		description: search[name].description,
		project: { ...project, photos },
	};
}

export const shouldRevalidate = keepPage;

export const meta = describeSleeve;

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
				<ProjectText title="Process" next={next}>
					{Object.entries(project.process).map(([at, paragraph]) => (
						<p key={at}>{paragraph}</p>
					))}
				</ProjectText>
			</PhoneBar>
		</>
	);
}
