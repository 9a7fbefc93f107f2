import { href } from "react-router";
import { isLost, Picture, type PictureData } from "../../images/picture.tsx";
import { addressFile } from "../../images/picture-file.ts";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { FreshAndHealed } from "./fresh-and-healed.tsx";
import { piecePageViewer } from "./piece-page-viewer.tsx";
import styles from "./piece-view.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

export function PiecePlate({ piece }: { piece: PiecePage }) {
	const { picture, alt, healed } = piece;
	const name = piece.piece;
	const fresh = { piece, picture, alt, name, rank: "largest" as const };
	if (!healed) return <Plate {...fresh} className={styles.plate} />;
	return (
		<FreshAndHealed
			key={name}
			className={styles.plate}
			months={healed.months}
			fresh={<Plate {...fresh} />}
			healed={
				<Plate
					piece={piece}
					picture={healed.picture}
					alt={healed.alt}
					name={`${name}-healed`}
					rank="first"
				/>
			}
		/>
	);
}

interface PlateProps {
	piece: PiecePage;
	picture: PictureData;
	alt: string;
	/** See `upright-picture.route.ts`. */
	name: string;
	rank: "largest" | "first";
	className?: string | undefined;
}

function Plate({ piece, picture, alt, name, rank, className }: PlateProps) {
	const plate = (
		<Picture
			picture={picture}
			alt={alt}
			title={piece.title}
			sizes={measurePlate(picture)}
			zoomable
			rank={rank}
		/>
	);
	if (isLost(picture)) return <div className={className}>{plate}</div>;
	return (
		<ViewerLink
			of={piece.piece}
			viewer={piecePageViewer}
			href={findFile(picture, name)}
			address={piece.address}
			className={className ?? ""}
		>
			{plate}
		</ViewerLink>
	);
}

/** The largest file. Rotated pictures go through an SVG, because the file alone would show sideways. */
function findFile(picture: PictureData, name: string): string {
	return picture.turn
		? href("/pictures/upright/*", { "*": `${name}.svg` })
		: addressFile(picture, "avif");
}

/** Matches the plate's size in the stylesheet. */
function measurePlate({ width, height }: PictureData): string {
	const byHeight = `(100vh - 4rem) * ${(width / height).toFixed(3)}`;
	return `(min-width: 640px) and (min-aspect-ratio: 6/5) min(100vw - 22rem, ${byHeight}), min(100vw, ${byHeight})`;
}
