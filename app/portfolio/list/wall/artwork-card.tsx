import { altBeside } from "../../../images/alt-beside.ts";
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

/** Matches the wall's stylesheet. */
export function measureOnWall({ width, height }: PictureData): string {
	return width > height
		? "(min-width: 1024px) min(43vw, 48rem), (min-width: 768px) 59vw, 100vw"
		: "(min-width: 1024px) min(31.7vw - 1.25rem, 36rem), (min-width: 768px) calc(47.5vw - 1.125rem), 100vw";
}

export function ArtworkCard({ piece, rank = "later", among }: ArtworkCardProps) {
	const { title, alt, picture, href, description, claimed } = piece;
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
					alt={altBeside(title, alt)}
					title={title}
					sizes={among ? measureLarge(picture, among) : measureOnWall(picture)}
					rank={rank}
				/>
			</span>
			<span className={styles.title}>
				{title}
				{claimed && <span className={styles.claimed}> Claimed</span>}
			</span>
			{among === 1 && <span className={styles.description}>{description}</span>}
		</ViewerLink>
	);
}

/** Matches the layout of `[data-among]` in the stylesheet. */
function measureLarge({ width, height }: PictureData, among: 1 | 2): string {
	const room = among === 1 ? "95vw - 20.75rem" : "47.5vw - 1.125rem";
	return `(min-width: 768px) min(${room}, (100vh - 9.5rem) * ${(width / height).toFixed(3)}), 100vw`;
}
