import { useEffect, useState } from "react";
import type { ListPage } from "../../portfolio/list/list-page.server.ts";
import { countPages, piecesOnPage } from "../../portfolio/list/query/pagination.ts";
import { type FurtherPages, usePlace } from "../../portfolio/list/wall/further-pages.ts";
import { keepPages, passHeight, recallPages } from "../../portfolio/list/wall/kept-pages.ts";
import { useScrollAnchor } from "../../portfolio/list/wall/scroll-anchor.ts";
import type { ShownArtwork } from "../../portfolio/pieces/show-artwork.server.ts";
import { isPictureLost } from "./show-edited.ts";

interface EditedPages {
	/** Page of the URL. */
	opened: ListPage;
	around: FurtherPages;
	/** In the viewer's order. */
	walk: ListPage[];
	/** @param place 0-based */
	reachTo(place: number): void;
}

/**
 * Pages of a complete list, as far as the visitor has scrolled; Back restores the position.
 *
 * @param shown page of the URL, as sent
 * @param pieces filtered, in order
 */
export function useEditedPages(shown: ListPage, pieces: ShownArtwork[]): EditedPages {
	const place = usePlace(shown);
	const [kept] = useState(() => recallPages(place));
	const [cut] = useState(() => new Map(kept.map((page) => [page.page, page])));
	const pages = countPages(pieces.length);
	const at = Math.min(shown.page, pages);
	const [reach, setReach] = useState(() => ({
		first: Math.min(at, ...cut.keys()),
		last: Math.max(at, ...cut.keys()),
	}));
	const anchorScroll = useScrollAnchor(reach);
	const last = Math.min(reach.last, pages);
	const first = Math.min(reach.first, last);
	const all: ListPage[] = [];
	for (let page = first; page <= last; page++) all.push(cutPage(page));

	function cutPage(page: number): ListPage {
		const before = (page - 1) * piecesOnPage;
		const next: ListPage = {
			...shown,
			page,
			pages,
			total: pieces.length,
			before,
			pieces: pieces.slice(before, before + piecesOnPage),
		};
		const previous = cut.get(page);
		if (previous && isSamePage(previous, next)) return previous;
		if (previous) passHeight(previous, next);
		cut.set(page, next);
		return next;
	}

	const opened = cutPage(at);
	const earlier = all.filter(({ page }) => page < at);
	const further = all.filter(({ page }) => page > at);
	useEffect(() => {
		if (all.length > 1) keepPages(place, all);
	});

	return {
		opened,
		around: {
			earlier,
			further,
			previous: first > 1 ? first - 1 : null,
			next: last < pages ? last + 1 : null,
			failure: null,
			busy: false,
			pages: all,
			loadPrevious: async () => {
				anchorScroll();
				setReach({ first: Math.max(1, first - 1), last });
			},
			loadNext: async () => setReach({ first, last: Math.min(pages, last + 1) }),
		},
		walk: leaveOutLost(all, pieces),
		reachTo(place) {
			const page = Math.floor(place / piecesOnPage) + 1;
			if (page < first) anchorScroll();
			if (page < first || page > last) {
				setReach({ first: Math.min(first, page), last: Math.max(last, page) });
			}
		},
	};
}

function isSamePage(one: ListPage, other: ListPage): boolean {
	return (
		one.total === other.total &&
		one.pieces.length === other.pieces.length &&
		one.pieces.every((piece, at) => piece === other.pieces[at])
	);
}

function leaveOutLost(pages: ListPage[], pieces: ShownArtwork[]): ListPage[] {
	if (!pieces.some(isPictureLost)) return pages;
	const total = pieces.filter((piece) => !isPictureLost(piece)).length;
	return pages.map((page) => ({
		...page,
		total,
		before: pieces.slice(0, page.before).filter((piece) => !isPictureLost(piece)).length,
		pieces: page.pieces.filter((piece) => !isPictureLost(piece)),
	}));
}
