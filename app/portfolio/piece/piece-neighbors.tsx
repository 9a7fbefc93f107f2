import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./piece-neighbors.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

type Neighbor = NonNullable<PiecePage["next"]>;

/** The pieces before and after this one in its list. */
export function PieceNeighbors({ piece: { previous, next, list, back } }: { piece: PiecePage }) {
	return (
		<nav className={styles.ground} data-ground="paper" aria-label={`More of ${list.title}`}>
			<div className={styles.neighbors}>
				{previous && <NeighborLink label="Previous piece" neighbor={previous} rel="prev" />}
				{next && <NeighborLink label="Next piece" neighbor={next} rel="next" />}
			</div>
			<p className={styles.back}>
				<Link to={back} className={buttonClass("outline")} viewTransition>
					{`Back to ${list.title}`}
				</Link>
			</p>
		</nav>
	);
}

type NeighborLinkProps = { label: string; neighbor: Neighbor; rel: "prev" | "next" };

function NeighborLink({ label, neighbor, rel }: NeighborLinkProps) {
	return (
		<Link to={neighbor.address} className={styles.neighbor} rel={rel} viewTransition>
			<span className={styles.picture}>
				<Picture picture={neighbor.picture} alt="" sizes="9rem" />
			</span>
			<span className={styles.label}>{label}</span>
			<span className={styles.title}>{neighbor.title}</span>
		</Link>
	);
}
