import { href, Link } from "react-router";
import { isLost, Picture, type PictureData } from "../../images/picture.tsx";
import { addressFile } from "../../images/picture-file.ts";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { BackLink } from "../back-link.tsx";
import { PieceActions } from "../pieces/piece-actions.tsx";
import { PieceNeighbors } from "./piece-neighbors.tsx";
import { PiecePageViewer, piecePageViewer } from "./piece-page-viewer.tsx";
import styles from "./piece-view.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

export function PieceView({ piece }: { piece: PiecePage }) {
	const { title, alt, description, picture, list, back, place, kind, facts } = piece;
	const toList = `Back to ${list.title}`;
	const plate = (
		<Picture
			picture={picture}
			alt={alt}
			title={title}
			sizes={measurePlate(picture)}
			zoomable
			rank="largest"
		/>
	);
	return (
		<article>
			<div className={styles.screen} data-ground="ink">
				{isLost(picture) ? (
					<div className={styles.plate}>{plate}</div>
				) : (
					<ViewerLink
						of={piece.piece}
						viewer={piecePageViewer}
						href={findFile(piece)}
						address={piece.address}
						className={styles.plate}
					>
						{plate}
					</ViewerLink>
				)}
				<div className={styles.words}>
					<div className={styles.line}>
						<BackLink to={back} label={toList} />
						<p className={styles.place}>
							<span>{kind}</span>
							<span>{`${place.at + 1} of ${place.of}`}</span>
						</p>
					</div>
					<h1>{title}</h1>
					<p className={styles.description}>{description}</p>
					<div className={styles.actions}>
						<PieceActions piece={piece} />
					</div>
					{facts.length > 0 && (
						<dl className={styles.facts}>
							{facts.map(({ name, value }) => (
								<div key={name}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					)}
				</div>
				<PieceNeighbors piece={piece} />
			</div>
			<p className={styles.end} data-ground="paper">
				<Link to={back} className={buttonClass("outline")} viewTransition>
					{toList}
				</Link>
			</p>
			<PiecePageViewer piece={piece} />
		</article>
	);
}

/** The largest file. Rotated pictures go through an SVG, because the file alone would show sideways. */
function findFile({ picture, piece }: { picture: PictureData; piece: string }): string {
	return picture.turn
		? href("/pictures/upright/*", { "*": `${piece}.svg` })
		: addressFile(picture, "avif");
}

/** Matches the plate's size in the stylesheet. */
function measurePlate({ width, height }: PictureData): string {
	const byHeight = `(100vh - 4rem) * ${(width / height).toFixed(3)}`;
	return `(min-width: 640px) and (min-aspect-ratio: 6/5) min(100vw - 22rem, ${byHeight}), min(100vw, ${byHeight})`;
}
