import type { DeveloperSleeveProps } from "../../editing/sleeves/developer-sleeve.tsx";
import { projectKeys } from "../../editing/sleeves/project-keys.ts";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { visitContext } from "../../server/site.server.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import type { Route } from "./+types/bird-and-floral.route";
import { describeSleeve } from "./describe-sleeve.ts";
import { loadSleeve } from "./load-sleeve.server.ts";
import { showProjectImages } from "./project/show-project-images.server.ts";
import { SleeveView } from "./sleeve-view.tsx";

const name = "bird-and-floral";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitContext.from(args.context);
	const {
		pictures,
		[name]: project,
		search,
	} = await visit.content.readBodies("pictures", name, "search");
	const images = showProjectImages(pictures, name, project.images);
	return {
		...(await loadSleeve(args, visit, name, images)),
		description: search[name].description,
		project: { ...project, images },
	};
}

export const shouldRevalidate = keepPage;

export const meta = describeSleeve;

const loadDeveloperSleeve = () => import("../../editing/sleeves/developer-sleeve.tsx");
const keys = [projectKeys.local];

export default function BirdAndFloral({ loaderData }: Route.ComponentProps) {
	const Sleeve = useDeveloperPart<DeveloperSleeveProps>(loadDeveloperSleeve, keys);
	return Sleeve ? (
		<Sleeve project={loaderData.project} next={loaderData.next} View={SleeveView} />
	) : (
		<div data-unedited={name}>
			<SleeveView project={loaderData.project} next={loaderData.next} />
		</div>
	);
}
