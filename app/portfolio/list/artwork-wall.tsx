import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { PieceViewer } from "../piece/piece-viewer.tsx";
import { ArtworkCard } from "./artwork-card.tsx";
import styles from "./artwork-wall.module.css";
import { type LoadFailure, useFurtherPages } from "./further-pages.ts";
import { keepHeight } from "./kept-pages.ts";
import type { ListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";

interface ArtworkWallProps {
	shown: ListPage;
	/** The list's address. */
	path: string;
}

/** The pieces of a list, page after page as the visitor scrolls, or by the links above and below. */
export function ArtworkWall({ shown, path }: ArtworkWallProps) {
	const { earlier, further, previous, next, failure, busy, loadPrevious, loadNext } =
		useFurtherPages(shown);
	const { filter, pages, total } = shown;
	if (total === 0) return <p className={styles.none}>No pieces under this filter yet.</p>;
	const addressOf = (wanted: number) => path + writeListQuery({ filter, page: wanted });
	return (
		<>
			{previous && (
				<p className={styles.way}>
					<Link to={addressOf(previous)} rel="prev" viewTransition>
						Previous page
					</Link>
					<span>
						Page {previous + 1} of {pages}
					</span>
				</p>
			)}
			{earlier.map((one) => (
				<FurtherPage key={one.page} page={one} />
			))}
			<FirstPage {...shown} />
			{further.map((one) => (
				<FurtherPage key={one.page} page={one} />
			))}
			{next && (
				<WayOn
					to={addressOf(next)}
					failure={failure?.page === next ? failure : null}
					busy={busy}
					load={loadNext}
				/>
			)}
			<PieceViewer
				pages={[...earlier, shown, ...further]}
				failure={failure}
				onNearStart={loadPrevious}
				onNearEnd={loadNext}
			/>
		</>
	);
}

/** The one that the document came with. */
function FirstPage({ pieces }: ListPage) {
	return (
		<ol className={styles.page}>
			{pieces.map((piece, index) => (
				<li key={piece.id}>
					<ArtworkCard piece={piece} rank={rankOf(index)} />
				</li>
			))}
		</ol>
	);
}

/** Two are on a phone's first screen; a third that came at once would hold up the first. */
function rankOf(index: number) {
	if (index === 0) return "largest";
	return index === 1 ? "first" : "later";
}

/** Drawn once: that another has come below is nothing to it. */
const FurtherPage = memo(function FurtherPage({ page }: { page: ListPage }) {
	const list = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => (list.current ? keepHeight(page, list.current) : undefined), [page]);
	return (
		<ol ref={list} className={`${styles.page} ${styles.further}`}>
			{page.pieces.map((piece) => (
				<li key={piece.id}>
					<ArtworkCard piece={piece} rank="later" />
				</li>
			))}
		</ol>
	);
});

interface WayOnProps {
	to: string;
	failure: LoadFailure | null;
	busy: boolean;
	load(): void;
}

/** The next page comes by itself before the visitor is there; the link is for all others. */
function WayOn({ to, failure, busy, load }: WayOnProps) {
	const place = useRef<HTMLParagraphElement>(null);
	const loadNow = useEffectEvent(load);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with the next page the place is a new one
	useEffect(() => {
		if (!place.current) return;
		const whenNear = (entries: IntersectionObserverEntry[]) =>
			entries.some(({ isIntersecting }) => isIntersecting) && loadNow();
		const observer = new IntersectionObserver(whenNear, { rootMargin: "0px 0px 150%" });
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [to]);
	return (
		<p ref={place} className={styles.way}>
			<Link to={to} rel="next" viewTransition>
				Next page
			</Link>
			<span role="status">{failure && `The next pieces did not come. ${failure.why}`}</span>
			{failure && (
				<Button kind="quiet" busy={busy ? "Trying again" : undefined} onClick={load}>
					Retry
				</Button>
			)}
		</p>
	);
}
