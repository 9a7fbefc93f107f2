import { href, Link } from "react-router";
import { studio } from "../../../content/studio.ts";
import { tattoos } from "../../../content/tattoos.ts";
import { Picture } from "../../images/picture.tsx";
import { showPiece } from "../../images/show-piece.server.ts";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import { visitContext } from "../../site.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePage } from "../../ui/describe-page.ts";
import type { Route } from "./+types/featured.route";
import styles from "./featured.module.css";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const path = href("/artwork/featured");
	const canonical = new URL(path, config.publicOrigin ?? request.url).href;
	const steps = [
		{ name: "Portfolios", path: href("/artwork") },
		{ name: "Featured Collections", path },
	];
	return {
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
		piece: showPiece(tattoos, "tattoos/barn-owl"),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	return describePage({
		title: `Featured Collections | ${studio.name}`,
		description:
			"Collections of pieces that belong together are coming soon. Until then all categories are open.",
		canonical: loaderData.canonical,
		share: "featured",
		shareAlt: loaderData.piece.alt,
		structuredData: loaderData.structuredData,
	});
}

export default function Featured({ loaderData }: Route.ComponentProps) {
	const { piece } = loaderData;
	return (
		<section className={styles.page} data-ground="ink">
			<Picture
				className={styles.picture}
				picture={piece.picture}
				alt={piece.alt}
				title={piece.title}
				sizes="(min-width: 768px) 62vw, 100vw"
				rank="largest"
			/>
			<div className={styles.words}>
				<p className={styles.name}>Featured Collections</p>
				<h1>Coming Soon</h1>
				<p>I am picking pieces that belong together. All of the work is in its category already.</p>
				<Link to={href("/artwork/categories")} className={buttonClass("solid")} viewTransition>
					Browse All Categories
				</Link>
			</div>
		</section>
	);
}
