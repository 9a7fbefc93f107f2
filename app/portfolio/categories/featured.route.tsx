import { href, Link } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { Picture } from "../../images/picture.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePage } from "../../ui/page/describe-page.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import { showPiece } from "../pieces/show-piece.server.ts";
import type { Route } from "./+types/featured.route";
import styles from "./featured.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { pictures, tattoos, featured, search } = await content.readBodies(
		"pictures",
		"tattoos",
		"featured",
		"search",
	);
	const path = href("/artwork/featured");
	const canonical = findCanonical(path, request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical, { name: "Featured Collections", path })],
		description: search.featured.description,
		text: featured.text,
		pieces: featured.pieces.map((image) => showPiece(pictures, tattoos.pieces, image)),
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
		shareAlt: loaderData.pieces[0]?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Featured({ loaderData }: Route.ComponentProps) {
	return (
		<PhoneBar>
			<section className={styles.page} data-ground="ink">
				{loaderData.pieces.map(({ picture, alt, title }, index) => (
					<Picture
						key={picture.path}
						picture={picture}
						alt={alt}
						title={title}
						sizes="(min-width: 768px) 26vw, 50vw"
						rank={index === 0 ? "largest" : "first"}
					/>
				))}
				<div className={styles.words}>
					<h1>Coming Soon</h1>
					<p className={styles.name}>Featured Collections</p>
					<p className={styles.text}>{loaderData.text}</p>
					<Link to={href("/artwork/categories")} className={buttonClass("solid")} viewTransition>
						Browse All Categories
					</Link>
				</div>
			</section>
		</PhoneBar>
	);
}
