import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { BackLink } from "../back-link.tsx";
import { PieceActions } from "../pieces/piece-actions.tsx";
import { PieceNeighbors } from "./piece-neighbors.tsx";
import { PiecePageViewer } from "./piece-page-viewer.tsx";
import { PiecePlate } from "./piece-plate.tsx";
import styles from "./piece-view.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

export function PieceView({ piece }: { piece: PiecePage }) {
	const { title, description, list, back, place, kind, facts } = piece;
	const toList = `Back to ${list.title}`;
	return (
		<article>
			<div className={styles.screen} data-ground="ink">
				<PiecePlate piece={piece} />
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
