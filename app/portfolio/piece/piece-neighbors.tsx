import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import styles from "./piece-neighbors.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

type Neighbor = PiecePage["neighbors"][number];

export function PieceNeighbors({ piece }: { piece: PiecePage }) {
	const { neighbors, list, project } = piece;
	if (neighbors.length === 0) return null;
	return (
		<nav className={styles.ground} data-ground="paper" aria-label={`More from ${list.title}`}>
			<ul className={styles.row}>
				{neighbors.map((neighbor) => (
					<li key={neighbor.address}>
						<NeighborLink neighbor={neighbor} kind={project ? "picture" : "piece"} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function NeighborLink({ neighbor, kind }: { neighbor: Neighbor; kind: "picture" | "piece" }) {
	const { address, picture, title, step } = neighbor;
	const { direction, rel } = ways[step] ?? {};
	return (
		<Link to={address} className={styles.neighbor} rel={rel} viewTransition>
			<Picture picture={picture} alt="" title={title} sizes="(min-width: 75rem) 14rem, 9rem" />
			<span>
				{direction && <span className={styles.label}>{`${direction} ${kind}`}</span>}
				<span className={styles.title}>{title}</span>
			</span>
		</Link>
	);
}

/** By step; neighbors further away have only a title. */
const ways: Record<number, { direction: string; rel: "prev" | "next" }> = {
	[-1]: { direction: "Previous", rel: "prev" },
	1: { direction: "Next", rel: "next" },
};
