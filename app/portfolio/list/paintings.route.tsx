import { data, href, Link } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { Picture } from "../../images/picture.tsx";
import { findPicture } from "../../images/pictures.server.ts";
import { type Visit, visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { OtherRooms } from "../coming-soon/other-rooms.tsx";
import { showMeanwhile } from "../coming-soon/show-plates.server.ts";
import { PageHead } from "../page-head.tsx";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import type { Route } from "./+types/paintings.route";
import { describeList } from "./describe-list.ts";
import { keepList } from "./keep-list.ts";
import { ListError } from "./list-error.tsx";
import { ListView } from "./list-view.tsx";
import { loadList } from "./load-list.server.ts";
import styles from "./paintings.module.css";
import { FilterBar } from "./query/filter-bar.tsx";
import { nothing } from "./query/list-count.tsx";
import { titleSuffix } from "./query/list-words.server.ts";
import { readListQuery } from "./query/read-list-query.server.ts";

export const handle = { query: "all" };

export async function loader(args: Route.LoaderArgs) {
	const visit = visitContext.from(args.context);
	const { paintings } = await visit.content.readBodies("paintings");
	return paintings.pieces.length > 0
		? { list: await loadList(args, visit, "paintings") }
		: announce(args, visit);
}

async function announce(
	{ request, url }: Pick<Route.LoaderArgs, "request" | "url">,
	{ site, content }: Visit,
) {
	const { pictures, paintings } = await content.readBodies("pictures", "paintings");
	const { heading, filters, comingSoon } = paintings;
	const query = readListQuery(url.searchParams, filters);
	if (typeof query === "string") throw data(query, { status: 400 });
	if (query.page > 1) throw data(null, { status: 404 });
	const path = href("/artwork/paintings");
	const canonical = writeCanonicalUrl(path, request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical, { name: heading, path })],
		title: paintings.title + titleSuffix(query, filters),
		heading,
		description: paintings.description,
		share: await showShare(content, "paintings"),
		filter: query.filter,
		filters,
		alt: comingSoon.alt,
		picture: findPicture(pictures, comingSoon.image),
		narrow: findPicture(pictures, comingSoon.narrow),
		comeBack: comingSoon.comeBack,
		...(await showMeanwhile(content, comingSoon.meanwhile)),
	};
}

export const shouldRevalidate = keepList;

export function meta({ loaderData, error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const shown = loaderData && "list" in loaderData ? loaderData.list : loaderData;
	return describeList({ loaderData: shown, error, matches });
}

export default function Paintings({ loaderData }: Route.ComponentProps) {
	return "list" in loaderData ? <ListView shown={loaderData.list} /> : <Soon {...loaderData} />;
}

/** The ground matches the picture's paper, so that no edge shows on phones. */
function Soon({
	heading,
	picture,
	narrow,
	alt,
	filter,
	filters,
	comeBack,
	meanwhile,
	plates,
}: Awaited<ReturnType<typeof announce>>) {
	return (
		<PhoneBar>
			<section data-ground="paper">
				<PageHead title={heading}>
					<FilterBar path={href("/artwork/paintings")} filters={filters} chosen={filter} />
				</PageHead>
				<p className={styles.none} role="status">
					{filter !== "all" && nothing}
				</p>
				<div className={styles.soon}>
					<Picture
						className={styles.picture}
						picture={picture}
						narrow={narrow}
						alt={alt}
						sizes="(min-width: 1000px) min(63vw, 75rem), 100vw"
						rank="largest"
					/>
					<div className={styles.words}>
						<p>{comeBack}</p>
						<Link to={href("/artwork/categories")} className={buttonClass("solid")} viewTransition>
							Browse All Categories
						</Link>
					</div>
					{plates.length > 0 && <h2>{meanwhile}</h2>}
					<OtherRooms className={styles.plates} plates={plates} sizes="(min-width: 1000px) 33vw" />
				</div>
			</section>
		</PhoneBar>
	);
}

export const ErrorBoundary = ListError;
