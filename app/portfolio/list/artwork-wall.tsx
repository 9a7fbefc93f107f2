import { Link } from "react-router";
import { PieceViewer } from "../piece/piece-viewer.tsx";
import type { ShownArtwork } from "../show-artwork.server.ts";
import { ArtworkCard } from "./artwork-card.tsx";
import styles from "./artwork-wall.module.css";
import type { ListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";

interface ArtworkWallProps {
	shown: ListPage;
	/** The list's address. */
	path: string;
}

/** The pieces of a list, page after page. */
export function ArtworkWall({ shown, path }: ArtworkWallProps) {
	const { filter, page, pages } = shown;
	if (shown.total === 0) return <p className={styles.none}>Nothing under this filter yet.</p>;
	const next = page < pages ? path + writeListQuery({ filter, page: page + 1 }) : null;
	return (
		<>
			<WallPage pieces={shown.pieces} />
			<PieceViewer pieces={shown.pieces} whole={shown} />
			{next && (
				<p className={styles.way}>
					<Link to={next} rel="next">
						Next page
					</Link>
				</p>
			)}
		</>
	);
}

function WallPage({ pieces }: { pieces: ShownArtwork[] }) {
	return (
		<ol className={styles.page}>
			{pieces.map((piece, index) => (
				<li key={piece.id}>
					<ArtworkCard
						piece={piece}
						rank={index === 0 ? "largest" : index < 3 ? "first" : "later"}
					/>
				</li>
			))}
		</ol>
	);
}
