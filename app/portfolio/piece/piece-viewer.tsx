import { useEffect, useMemo } from "react";
import { Viewer } from "../../images/viewer/viewer.tsx";
import { readViewer } from "../../images/viewer/viewer-history.ts";
import { watchMarks } from "../../ui/history-marks.ts";
import type { ShownArtwork } from "../show-artwork.server.ts";
import { PieceActions } from "./piece-actions.tsx";

interface PieceViewerProps {
	/** Those that are on the page. */
	pieces: ShownArtwork[];
	/** How many the list has, and how many of them come before the first that is on the page. */
	whole: { total: number; before: number };
	/** Brings further pieces to the page. */
	onNearEnd?: () => void;
}

/** The place where the pieces of a wall open large, each under its own address. */
export function PieceViewer({ pieces, whole, onNearEnd }: PieceViewerProps) {
	const shown = useMemo(
		() =>
			pieces.map((piece) => ({
				...piece,
				id: namePiece(piece),
				piece: namePiece(piece),
				address: piece.href,
				available: piece.list === "drawings",
			})),
		[pieces],
	);
	useEffect(() => {
		// Forward may lead to a piece that was brought here by scrolling, before a reload: its page has it.
		const list = pieces[0]?.list;
		const lookUp = () => {
			const open = readViewer();
			const missing = open?.startsWith(`${list}/`) && !shown.some(({ id }) => id === open);
			if (missing) window.location.reload();
		};
		return watchMarks(lookUp);
	}, [pieces, shown]);
	return (
		<Viewer
			pictures={shown}
			whole={whole}
			onNearEnd={onNearEnd}
			renderActions={(piece) => <PieceActions piece={piece} compact />}
		/>
	);
}

/** What a piece is called in the viewer, and in a request that is about it. */
export function namePiece({ list, id }: Pick<ShownArtwork, "list" | "id">): string {
	return `${list}/${id}`;
}
