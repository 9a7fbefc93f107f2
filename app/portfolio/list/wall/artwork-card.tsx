import { Picture, type PictureData } from "../../../images/picture.tsx";
import { ViewerLink } from "../../../images/viewer/viewer-link.tsx";
import type { ShownArtwork } from "../../pieces/show-artwork.server.ts";
import { pieceViewer } from "../piece-viewer.tsx";
import styles from "./artwork-card.module.css";

export interface ArtworkCardProps {
	piece: ShownArtwork;
	rank?: "largest" | "first" | "later";
	/** Set when the list has only one or two pieces, which are then larger. */
	among?: 1 | 2;
}

export const wallSizes =
	"(min-width: 1024px) calc(33.3vw - 2.5rem), (min-width: 768px) calc(50vw - 2.75rem), 100vw";

export function ArtworkCard({ piece, rank = "later", among }: ArtworkCardProps) {
	const { title, alt, picture, href, description } = piece;
	return (
		<ViewerLink
			of={piece.piece}
			viewer={pieceViewer}
			href={href}
			address={href}
			className={styles.card}
		>
			<span className={styles.plate}>
				<Picture
					picture={picture}
					alt={alt}
					title={title}
					sizes={among ? measureLarge(picture, among) : wallSizes}
					rank={rank}
				/>
			</span>
			<span className={styles.title}>{title}</span>
			{among === 1 && <span className={styles.description}>{description}</span>}
		</ViewerLink>
	);
}

/** Matches the layout of `[data-among]` in the stylesheet. */
function measureLarge({ width, height }: PictureData, among: 1 | 2): string {
	const room = among === 1 ? "100vw - 22rem" : "50vw - 2.75rem";
	return `(min-width: 768px) min(${room}, (100vh - 9.5rem) * ${(width / height).toFixed(3)}), 100vw`;
}
