import { href, Link } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePage } from "../../ui/page/describe-page.ts";
import { OtherRooms } from "../coming-soon/other-rooms.tsx";
import { showPlates } from "../coming-soon/show-plates.server.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import type { Route } from "./+types/featured.route";
import styles from "./featured.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { featured, search } = await content.readBodies("featured", "search");
	const path = href("/artwork/featured");
	const canonical = findCanonical(path, request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical, { name: "Featured Collections", path })],
		description: search.featured.description,
		text: featured.text,
		comeBack: featured.comeBack,
		meanwhile: featured.meanwhile.title,
		plates: await showPlates(content, featured.meanwhile.pieces),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		title: `Featured Collections | ${studio.name}`,
		description: loaderData.description,
		canonical: loaderData.canonical,
		share: "featured",
		shareAlt: loaderData.plates[0]?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Featured({ loaderData }: Route.ComponentProps) {
	const { text, comeBack, meanwhile, plates } = loaderData;
	return (
		<PhoneBar>
			<section className={styles.page} data-ground="ink">
				<div className={styles.head}>
					<h1>Coming Soon</h1>
					<p className={styles.name}>Featured Collections</p>
					{plates.length > 0 && <h2>{meanwhile}</h2>}
				</div>
				<OtherRooms
					className={styles.plates}
					plates={plates}
					sizes="(min-width: 768px) 53vw"
					rank="largest"
				/>
				<div className={styles.words}>
					<p>
						{text} {comeBack}
					</p>
					<Link to={href("/artwork/categories")} className={buttonClass("solid")} viewTransition>
						Browse All Categories
					</Link>
				</div>
			</section>
		</PhoneBar>
	);
}
