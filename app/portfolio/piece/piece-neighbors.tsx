import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import styles from "./piece-neighbors.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

type Neighbor = PiecePage["neighbors"][number];

export function PieceNeighbors({ piece: { neighbors, list } }: { piece: PiecePage }) {
	if (neighbors.length === 0) return null;
	return (
		<nav className={styles.ground} data-ground="paper" aria-label={`More from ${list.title}`}>
			<ul className={styles.row}>
				{neighbors.map((neighbor) => (
					<li key={neighbor.address}>
						<NeighborLink neighbor={neighbor} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function NeighborLink({ neighbor }: { neighbor: Neighbor }) {
	const { address, picture, title, step } = neighbor;
	const { label, rel } = ways[step] ?? {};
	return (
		<Link to={address} className={styles.neighbor} rel={rel} viewTransition>
			<Picture picture={picture} alt="" title={title} sizes="(min-width: 75rem) 14rem, 9rem" />
			<span>
				{label && <span className={styles.label}>{label}</span>}
				<span className={styles.title}>{title}</span>
			</span>
		</Link>
	);
}

const ways: Record<number, { label: string; rel: "prev" | "next" }> = {
	[-1]: { label: "Previous piece", rel: "prev" },
	1: { label: "Next piece", rel: "next" },
};
