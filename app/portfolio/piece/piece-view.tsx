import { Link } from "react-router";
import { Picture, type PictureData } from "../../images/picture.tsx";
import { Viewer } from "../../images/viewer/viewer.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { PieceActions } from "./piece-actions.tsx";
import styles from "./piece-view.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

/** One piece, as large as the screen allows, and what there is to say and do about it. */
export function PieceView({ piece }: { piece: PiecePage }) {
	const { title, alt, description, picture, list, back, place, kind } = piece;
	const shown = { id: "plate", picture, alt, title, description };
	return (
		<div className={styles.ground} data-ground="ink">
			<div className={styles.view} data-shape={picture.width > picture.height ? "wide" : "tall"}>
				<Link to={back} className={styles.back} viewTransition>
					{`Back to ${list.title}`}
				</Link>
				<ViewerLink of={shown.id} href={findFile(piece)} className={styles.plate}>
					<Picture
						picture={picture}
						alt={alt}
						title={title}
						sizes="(min-width: 1000px) min(56vw, 50rem), calc(100vw - 3.5rem)"
						rank="largest"
					/>
				</ViewerLink>
				<div className={styles.words}>
					<h1>{title}</h1>
					<p className={styles.description}>{description}</p>
					<p className={styles.facts}>
						<span>{kind}</span>
						<span>{`${place.at + 1} of ${place.of}`}</span>
					</p>
					<PieceActions piece={piece} />
				</div>
			</div>
			<Viewer pictures={[shown]} renderActions={() => <PieceActions piece={piece} compact />} />
		</div>
	);
}

/** The largest file; those that are turned only here would lie on their side by themselves. */
function findFile({ picture, address }: { picture: PictureData; address: string }): string {
	return picture.turn ? address : `${picture.path}-${picture.avif.at(-1)}.avif`;
}
