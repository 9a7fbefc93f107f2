import { data, href, redirect } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { visitContext } from "../../server/site.server.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import type { Route } from "./+types/sleeve.route";
import { Carousel } from "./carousel/carousel.tsx";
import { describeSleeve } from "./describe-sleeve.ts";
import { listSleeves, nameSleeve } from "./list-sleeves.server.ts";
import { loadSleeve } from "./load-sleeve.server.ts";
import { AboutSleeve } from "./project/about-sleeve.tsx";
import { ProjectViewer } from "./project/project-picture.tsx";
import { showProjectImages } from "./project/show-project-images.server.ts";

/** A project that the artist made. It is found by its id alone, since its title may change. */
export async function loader({ params, url, ...args }: Route.LoaderArgs) {
	const visit = visitContext.from(args.context);
	const { content } = visit;
	const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(params.sleeve) ?? [];
	const sleeves = await listSleeves(content);
	const found = sleeves.find(({ name }) => name === nameSleeve({ id: Number(id) }));
	if (!found?.sleeve) throw data(null, { status: 404 });
	const { title, summary, path, sleeve } = found;
	if (path !== url.pathname) throw redirect(path + url.search, 301);
	const { pictures } = await content.readBodies("pictures");
	const images = showProjectImages(pictures, "sleeves", sleeve.pictures);
	const { style, size, sessions, text } = sleeve;
	return {
		...(await loadSleeve(args, visit, found.name, images)),
		description: summary,
		project: { id: sleeve.id, title, summary, style, size, sessions, text },
		images: images.map((image) => ({ ...image, description: image.description ?? "" })),
	};
}

export const shouldRevalidate = keepPage;

export const meta = describeSleeve;

export default function SleevePage({ loaderData }: Route.ComponentProps) {
	const { project, images, next } = loaderData;
	return (
		<>
			<div data-ground="ink">
				<Carousel
					key={project.id}
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
