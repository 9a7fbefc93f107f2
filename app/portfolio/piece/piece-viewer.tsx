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
	pages: [ListPage, ...ListPage[]];
	/** Why the next of them did not come. */
	failure: LoadFailure | null;
	/** Brings it. */
	onNearEnd: () => void;
}

/** The place where the pieces of a wall open large, each under its own address. */
export function PieceViewer({ pages, failure, onNearEnd }: PieceViewerProps) {
	const [{ list, total, before }] = pages;
	const pictures = pages.flatMap(({ pieces }) => pieces).map(toViewed);
	const open = useSyncExternalStore(watchMarks, readViewer, () => null);
	const atLast = open !== null && open === pictures.at(-1)?.id;
	useMissingToast(atLast ? failure : null, onNearEnd);
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
			onNearEnd={onNearEnd}
			renderActions={(piece) => <PieceActions piece={piece} compact />}
		/>
	);
}

function toViewed(piece: ShownArtwork) {
	const name = namePiece(piece);
	const available = piece.list === "drawings";
	const tabTitle = `${piece.title} | ${studio.name}`;
	return { ...piece, id: name, piece: name, address: piece.href, tabTitle, available };
}

/** What a piece is called in the viewer, and in a request that is about it. */
export function namePiece({ list, id }: Pick<ShownArtwork, "list" | "id">): string {
	return `${list}/${id}`;
}
