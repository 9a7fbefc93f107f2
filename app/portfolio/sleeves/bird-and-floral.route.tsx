import { data, href } from "react-router";
import type { DeveloperSleeveProps } from "../../editing/sleeves/developer-sleeve.tsx";
import { projectKeys } from "../../editing/sleeves/project-keys.ts";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import type { Route } from "./+types/bird-and-floral.route";
import { findNextSleeve, listSleeves } from "./list-sleeves.server.ts";
import { placeProject } from "./project/place-project.server.ts";
import { showProjectImages } from "./project/show-project-images.server.ts";
import { SleeveView } from "./sleeve-view.tsx";

const name = "bird-and-floral";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const {
		pictures,
		[name]: birdAndFloral,
		search,
	} = await content.readBodies("pictures", name, "search");
	const sleeves = await listSleeves(content);
	if (!sleeves.some((sleeve) => sleeve.name === name)) throw data(null, { status: 404 });
	const path = href("/bird-and-floral");
	const canonical = findCanonical(path, request, site.config);
	const images = showProjectImages(pictures, name, birdAndFloral.images);
	const steps = placeProject(canonical, { name: birdAndFloral.pageTitle, path });
	const paths = images.map(({ address }) => address);
	return {
		canonical,
		description: search[name].description,
		share: await showShare(content, name),
		structuredData: [steps, describeItems({ name: birdAndFloral.pageTitle, paths }, canonical)],
		project: {
			...birdAndFloral,
			images,
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
		title: `${project.pageTitle} | ${studio.name}`,
		description,
		canonical,
		share,
		structuredData: loaderData.structuredData,
	});
}

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
