import { Link } from "react-router";
import { Picture, type PictureData } from "../../images/picture.tsx";
import styles from "./piece-neighbors.module.css";
import type { PiecePage } from "./show-piece-page.server.ts";

type Neighbor = PiecePage["neighbors"][number];

export function PieceNeighbors({ piece: { neighbors, list, picture } }: { piece: PiecePage }) {
	if (neighbors.length === 0) return null;
	return (
		<nav className={styles.ground} data-ground="paper" aria-label={`More from ${list.title}`}>
			<ul className={styles.row}>
				{neighbors.map((neighbor) => (
					<li key={neighbor.address}>
						<NeighborLink neighbor={neighbor} beside={picture} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function NeighborLink({ neighbor, beside }: { neighbor: Neighbor; beside: PictureData }) {
	const { address, picture, title, step } = neighbor;
	const { label, rel } = ways[step] ?? {};
	return (
		<Link to={address} className={styles.neighbor} rel={rel} viewTransition>
			<Picture picture={picture} alt="" title={title} sizes={measureNeighbor(picture, beside)} />
			<span className={styles.caption}>
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

/** Matches the row's height in the stylesheet; beside a wide plate on a phone it is higher. */
function measureNeighbor({ width, height }: PictureData, beside: PictureData): string {
	const ratio = (width / height).toFixed(3);
	const onPhone = beside.width > beside.height ? 34 : 20;
	return `(min-width: 640px) and (min-aspect-ratio: 6/5) calc(52vh * ${ratio}), calc(${onPhone}vh * ${ratio})`;
}
