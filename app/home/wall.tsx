import { Link } from "react-router";
import { altBeside } from "../images/alt-beside.ts";
import { Picture } from "../images/picture.tsx";
import { ViewerLink } from "../images/viewer/viewer-link.tsx";
import { PieceViewer, pieceViewer } from "../portfolio/list/piece-viewer.tsx";
import { addressList } from "../portfolio/pieces/piece-address.ts";
import type { ShownArtwork } from "../portfolio/pieces/show-artwork.server.ts";
import type { Home } from "../publishing/schemas/pages.ts";
import styles from "./wall.module.css";

type WallProps = Home["wall"] & {
	pieces: ShownArtwork[];
};

export function Wall({ title, all, pieces }: WallProps) {
	if (pieces.length === 0) return null;
	const { length } = pieces;
	return (
		<section className={styles.work} data-ground="ink">
			<header className={styles.head}>
				<h2>{title}</h2>
				<Link to={addressList("tattoos")} className="touch" viewTransition>
					{all}
				</Link>
			</header>
			<ul className={styles.wall}>
				{pieces.map(({ piece, href, picture, alt, title }, index) => (
					<li key={piece}>
						<ViewerLink
							of={piece}
							viewer={pieceViewer}
							href={href}
							address={href}
							className={styles.plate}
						>
							<span className={styles.frame}>
								<Picture
									picture={picture}
									alt={altBeside(title, alt)}
									title={title}
									sizes={sizesAt(index)}
								/>
							</span>
							<span className={styles.caption}>{title}</span>
						</ViewerLink>
					</li>
				))}
			</ul>
			<PieceViewer
				pages={[
					{ list: "tattoos", filter: "all", page: 1, pages: 1, total: length, before: 0, pieces },
				]}
				failure={null}
				onNearStart={() => {}}
				onNearEnd={() => {}}
			/>
		</section>
	);
}

/** Of ten plates, these are large in the stylesheet: two across where there are four, one where there are two. */
function sizesAt(index: number): string {
	const wide = index === 4 || index === 5 ? "min(47vw, 55rem)" : "min(23vw, 27rem)";
	return `(min-width: 640px) ${wide}, ${index % 5 === 4 ? "calc(100vw - 2.5rem)" : "calc(50vw - 1.5rem)"}`;
}
