import { type ComponentType, memo, useLayoutEffect, useRef } from "react";
import earlyPlace from "../early-place.js?minified";
import type { ListPage } from "../list-page.server.ts";
import { PieceViewer } from "../piece-viewer.tsx";
import { nothing, nothingYet } from "../query/list-count.tsx";
import { placeOfPiece, writeListQuery, writeNarrowing } from "../query/list-query.ts";
import { useAddressOfPage } from "../use-address-of-page.ts";
import { ArtworkCard, type ArtworkCardProps } from "./artwork-card.tsx";
import styles from "./artwork-wall.module.css";
import type { FurtherPages } from "./further-pages.ts";
import { restoreHeight, watchHeight } from "./kept-pages.ts";
import { LoadMoreLink } from "./load-more-link.tsx";
import { shapePlace } from "./shapes.ts";

interface ArtworkWallProps {
	shown: ListPage;
	path: string;
	around: FurtherPages;
	Card: ComponentType<ArtworkCardProps>;
	/** Pages for the viewer, without removed pieces. */
	walk?: ListPage[];
	/** Number of pages on the server; local pages beyond have no URL. */
	addressed?: number;
}

export function ArtworkWall({ shown, path, around, Card, walk, addressed }: ArtworkWallProps) {
	const { earlier, further, previous, next, failure, busy, loadPrevious, loadNext } = around;
	useAddressOfPage();
	const { pages, total } = shown;
	if (total === 0) {
		return <p className={styles.none}>{writeNarrowing(shown) === "" ? nothingYet : nothing}</p>;
	}
	const hasAddress = (page: number) => addressed === undefined || page <= addressed;
	const addressOf = (wanted: number) =>
		hasAddress(wanted) ? path + writeListQuery({ ...shown, page: wanted }) : null;
	const showFurther = (one: ListPage) => (
		<FurtherPage key={one.page} page={one} Card={Card} named={hasAddress(one.page)} />
	);
	return (
		<>
			{previous && (
				<LoadMoreLink
					which="previous"
					page={previous}
					to={addressOf(previous)}
					failure={failure?.page === previous ? failure : null}
					busy={busy}
					load={loadPrevious}
				>
					<span>
						Page {previous + 1} of {pages}
					</span>
				</LoadMoreLink>
			)}
			{earlier.map(showFurther)}
			<FirstPage page={shown} Card={Card} />
			{further.map(showFurther)}
			{next && (
				<LoadMoreLink
					which="next"
					page={next}
					to={addressOf(next)}
					failure={failure?.page === next ? failure : null}
					busy={busy}
					load={loadNext}
				/>
			)}
			<PieceViewer
				pages={walk ?? around.pages}
				failure={failure}
				onNearStart={loadPrevious}
				onNearEnd={loadNext}
			/>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours */}
			<script dangerouslySetInnerHTML={{ __html: earlyPlace }} />
		</>
	);
}

interface WallPageProps {
	page: ListPage;
	Card: ComponentType<ArtworkCardProps>;
}

const FirstPage = memo(function FirstPage({ page, Card }: WallPageProps) {
	const list = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => watchHeight(page, list.current), [page]);
	const { length } = page.pieces;
	// Editable cards keep the normal layout.
	const few = Card === ArtworkCard && (length === 1 || length === 2);
	const among = few ? length : undefined;
	return (
		<ol ref={list} className={styles.page} data-page={page.page} data-among={among}>
			{page.pieces.map((piece, index) => (
				<li key={piece.id} id={placeOfPiece(piece.id)} {...shapePlace(piece.picture)}>
					<Card piece={piece} rank={rankOf(index)} among={among} />
				</li>
			))}
		</ol>
	);
});

/** A phone's first screen shows two; a third eager picture would delay the first. */
function rankOf(index: number) {
	if (index === 0) return "largest";
	return index === 1 ? "first" : "later";
}

/** Memoized, so that another page does not render this one again. */
const FurtherPage = memo(function FurtherPage({
	page,
	Card,
	named,
}: WallPageProps & { named: boolean }) {
	const list = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => {
		restoreHeight(page, list.current);
		return watchHeight(page, list.current);
	}, [page]);
	return (
		<ol
			ref={list}
			className={`${styles.page} ${styles.further}`}
			data-page={named ? page.page : undefined}
		>
			{page.pieces.map((piece) => (
				<li key={piece.id} id={placeOfPiece(piece.id)} {...shapePlace(piece.picture)}>
					<Card piece={piece} rank="later" />
				</li>
			))}
		</ol>
	);
});
