import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { studio } from "../../../content/studio.ts";
import { Viewer } from "../../images/viewer/viewer.tsx";
import { readViewer } from "../../images/viewer/viewer-history.ts";
import { watchMarks } from "../../ui/history-marks.ts";
import type { LoadFailure } from "../list/further-pages.ts";
import type { ListPage } from "../list/list-page.server.ts";
import type { ShownArtwork } from "../show-artwork.server.ts";
import { PieceActions } from "./piece-actions.tsx";
import { useMissingToast } from "./use-missing-toast.ts";

interface PieceViewerProps {
	/** Those parts of the list that are on the page. */
	pages: ListPage[];
	/** Why the one before or after them did not come. */
	failure: LoadFailure | null;
	/** Bring these. */
	onNearStart: () => void;
	onNearEnd: () => void;
}

/** The place where the pieces of a wall open large, each under its own address. */
export function PieceViewer({ pages, failure, onNearStart, onNearEnd }: PieceViewerProps) {
	const { list, total, before, page } = pages[0] as ListPage;
	const pictures = pages.flatMap(({ pieces }) => pieces).map(toViewed);
	const open = useSyncExternalStore(watchMarks, readViewer, () => null);
	const which = failure && failure.page < page ? "Previous" : "Next";
	const end = pictures.at(which === "Previous" ? 0 : -1);
	const stopped = open !== null && open === end?.id;
	useMissingToast(stopped ? failure : null, which, which === "Previous" ? onNearStart : onNearEnd);
	const lookUp = useEffectEvent(() => {
		const asked = readViewer();
		// Forward may lead to a piece that had come by scrolling, before a reload: its page has it.
		const missing = asked?.startsWith(`${list}/`) && !pictures.some(({ id }) => id === asked);
		if (missing) window.location.reload();
	});
	useEffect(() => watchMarks(lookUp), []);
	return (
		<Viewer
			pictures={pictures}
			whole={{ total, before }}
			onNearStart={onNearStart}
			onNearEnd={onNearEnd}
			renderActions={(piece) => <PieceActions piece={piece} compact />}
		/>
	);
}

function toViewed(piece: ShownArtwork) {
	const name = namePiece(piece);
	const tabTitle = `${piece.title} | ${studio.name}`;
	return { ...piece, id: name, piece: name, address: piece.href, tabTitle };
}

/** What a piece is called in the viewer, and in a request that is about it. */
export function namePiece({ list, id }: Pick<ShownArtwork, "list" | "id">): string {
	return `${list}/${id}`;
}
