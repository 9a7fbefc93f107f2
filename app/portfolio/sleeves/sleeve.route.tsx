import { data, href, redirect } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { findStudio, readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import { describePageError, PageError } from "../../ui/page/page-error.tsx";
import type { Route } from "./+types/sleeve.route";
import { Carousel } from "./carousel/carousel.tsx";
import { findNextSleeve, listSleeves, nameSleeve } from "./list-sleeves.server.ts";
import { AboutSleeve } from "./project/about-sleeve.tsx";
import { placeProject } from "./project/place-project.server.ts";
import { ProjectViewer } from "./project/project-picture.tsx";
import { showProjectImages } from "./project/show-project-images.server.ts";

/** A project that the artist made. It is found by its id alone, since its title may change. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(params.sleeve) ?? [];
	const sleeves = await listSleeves(content);
	const found = sleeves.find(({ name }) => name === nameSleeve({ id: Number(id) }));
	if (!found?.sleeve) throw data(null, { status: 404 });
	const { title, summary, path, sleeve } = found;
	if (path !== url.pathname) throw redirect(path + url.search, 301);
	const { pictures } = await content.readBodies("pictures");
	const canonical = findCanonical(path, request, site.config);
	const images = showProjectImages(pictures, "sleeves", sleeve.pictures);
	const paths = images.map(({ address }) => address);
	const { style, size, sessions, text } = sleeve;
	return {
		canonical,
		share: await showShare(content, found.name),
		structuredData: [
			placeProject(canonical, { name: title, path }),
			describeItems({ name: title, paths }, canonical),
		],
		project: { title, summary, style, size, sessions, text },
		images: images.map((image) => ({ ...image, description: image.description ?? "" })),
		next: findNextSleeve(sleeves, path),
	};
}

export const shouldRevalidate = keepPage;

export function meta({ loaderData, error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describePageError(error, findStudio(matches));
	const studio = readStudio(matches);
	const { canonical, share, structuredData, project } = loaderData;
	return describePage(studio, {
		title: `${project.title} | ${studio.name}`,
		description: project.summary,
		canonical,
		share,
		structuredData,
	});
}

export default function SleevePage({ loaderData }: Route.ComponentProps) {
	const { project, images, next } = loaderData;
	return (
		<>
			<div data-ground="ink">
				<Carousel
					title={project.title}
					back={{ label: "Back to Sleeves", path: href("/sleeves-largescale") }}
					images={images}
				/>
				<ProjectViewer title={project.title} images={images} />
			</div>
			<PhoneBar>
				<AboutSleeve project={project} next={next} />
			</PhoneBar>
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
