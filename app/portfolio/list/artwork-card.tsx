import { Picture } from "../../images/picture.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { namePiece } from "../piece/piece-viewer.tsx";
import type { ShownArtwork } from "../show-artwork.server.ts";
import styles from "./artwork-card.module.css";

interface ArtworkCardProps {
	piece: ShownArtwork;
	rank?: "largest" | "first" | "later";
}

/** A piece on the wall: its plate, and its title below. */
export function ArtworkCard({ piece, rank = "later" }: ArtworkCardProps) {
	const { title, alt, picture, href } = piece;
	return (
		<ViewerLink of={namePiece(piece)} href={href} address={href} className={styles.card}>
			<span className={styles.plate}>
				<Picture
					picture={picture}
					alt={alt}
					title={title}
					sizes="(min-width: 1024px) calc(33.3vw - 2.5rem), (min-width: 768px) calc(50vw - 2.75rem), 100vw"
					rank={rank}
				/>
			</span>
			<span className={styles.title}>{title}</span>
		</ViewerLink>
	);
}
