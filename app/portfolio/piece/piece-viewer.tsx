import { useEffect, useEffectEvent } from "react";
import { Viewer } from "../../images/viewer/viewer.tsx";
import { readViewer } from "../../images/viewer/viewer-history.ts";
import { watchMarks } from "../../ui/history-marks.ts";
import type { ListPage } from "../list/list-page.server.ts";
import type { ShownArtwork } from "../show-artwork.server.ts";
import { PieceActions } from "./piece-actions.tsx";

interface PieceViewerProps {
	/** Those parts of the list that are on the page. */
	pages: [ListPage, ...ListPage[]];
	/** Brings the next of them. */
	onNearEnd: () => void;
}

/** The place where the pieces of a wall open large, each under its own address. */
export function PieceViewer({ pages, onNearEnd }: PieceViewerProps) {
	const [{ list, total, before }] = pages;
	const pictures = pages.flatMap(({ pieces }) => pieces).map(toViewed);
	const lookUp = useEffectEvent(() => {
		const open = readViewer();
		// Forward may lead to a piece that had come by scrolling, before a reload: its page has it.
		const missing = open?.startsWith(`${list}/`) && !pictures.some(({ id }) => id === open);
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
	return { ...piece, id: name, piece: name, address: piece.href };
}

/** What a piece is called in the viewer, and in a request that is about it. */
export function namePiece({ list, id }: Pick<ShownArtwork, "list" | "id">): string {
	return `${list}/${id}`;
}
