import { href, Link } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePage } from "../../ui/page/describe-page.ts";
import { OtherRooms } from "../coming-soon/other-rooms.tsx";
import { showMeanwhile } from "../coming-soon/show-plates.server.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import type { Route } from "./+types/featured.route";
import styles from "./featured.module.css";
import { showFeatured } from "./show-featured.server.ts";

const title = "Featured Collections";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { featured, search } = await content.readBodies("featured", "search");
	const path = href("/artwork/featured");
	const canonical = writeCanonicalUrl(path, request, site.config);
	const place = placeInPortfolios(canonical, { name: title, path });
	const { description } = search.featured;
	const shown = await showFeatured(content);
	const share = await showShare(content, "featured");
	if (shown.length > 0) {
		const paths = shown.map(({ address }) => address);
		return {
			canonical,
			description,
			structuredData: [place, describeItems({ name: title, paths }, canonical)],
			share,
			plates: shown.map(({ piece: _, ...plate }) => plate),
		};
	}
	const { meanwhile, plates } = await showMeanwhile(content, featured.meanwhile);
	return {
		canonical,
		share,
		structuredData: [place],
		description,
		text: featured.text,
		comeBack: featured.comeBack,
		meanwhile,
		plates,
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `${title} | ${studio.name}` });
}

export default function Featured({ loaderData }: Route.ComponentProps) {
	const { text, comeBack, meanwhile, plates } = loaderData;
	const isSoon = text !== undefined;
	return (
		<PhoneBar>
			<section className={styles.page} data-ground="ink">
				<div className={styles.head}>
					<h1 data-long={isSoon ? undefined : ""}>{isSoon ? "Coming Soon" : title}</h1>
					{isSoon && (
						<>
							<p className={styles.name}>{title}</p>
							<p className={styles.text}>{text}</p>
						</>
					)}
					{isSoon && plates.length > 0 && <h2>{meanwhile}</h2>}
				</div>
				<OtherRooms
					className={styles.plates}
					plates={plates}
					sizes="(min-width: 768px) 52vw"
					rank="largest"
				/>
				<div className={styles.words}>
					{isSoon && <p>{comeBack}</p>}
					<Link to={href("/artwork/categories")} className={buttonClass("solid")} viewTransition>
						Browse All Categories
					</Link>
				</div>
			</section>
		</PhoneBar>
	);
}
