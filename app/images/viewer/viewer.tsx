import { type ReactNode, useEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { watchMarks } from "../../ui/history-marks.ts";
import type { PictureData } from "../picture.tsx";
import { getViewerCode, loadViewer } from "./load-viewer.ts";
import { closeViewer, moveViewer, readViewer } from "./viewer-history.ts";

export interface ViewerPicture {
	/** Differs from that of every other picture on the page. */
	id: string;
	picture: PictureData;
	alt: string;
	title: string;
	description?: string;
	/** The page of its own that the browser names while the picture is open; that page's, when absent. */
	address?: string;
}

interface ViewerProps<Piece extends ViewerPicture> {
	/** In the order in which previous and next go through them. */
	pictures: Piece[];
	/** Further links and buttons under the picture. */
	renderActions?: (piece: Piece) => ReactNode;
}

/**
 * The place where the pictures of a list open large, each by its `ViewerLink`. Its code comes with the
 * first of them that is about to be opened.
 */
export function Viewer<Piece extends ViewerPicture>({
	pictures,
	renderActions,
}: ViewerProps<Piece>) {
	const id = useSyncExternalStore(watchMarks, readViewer, () => null);
	const at = pictures.findIndex((picture) => picture.id === id);
	const piece = pictures[at];
	const code = useViewerCode(piece !== undefined);
	useFocusAfterwards(piece?.id);
	if (!piece || !code) return null;
	const moveTo = (other?: Piece) => other && (() => moveViewer(other.id, other.address));
	return (
		<code.ViewerDialog
			piece={piece}
			place={{ at, of: pictures.length }}
			onClose={closeViewer}
			onPrevious={moveTo(pictures[at - 1])}
			onNext={moveTo(pictures[at + 1])}
			actions={renderActions?.(piece)}
		/>
	);
}

/** The code is here already when a link opens the viewer, and not after a reload over an open one. */
function useViewerCode(needed: boolean) {
	const [, drawAgain] = useReducer((times: number) => times + 1, 0);
	useEffect(() => {
		if (needed && !getViewerCode()) loadViewer().then(drawAgain, closeViewer);
	}, [needed]);
	return getViewerCode();
}

/**
 * The browser gives the focus back to the plate that had it. After a reload over an open picture none had,
 * and that picture's plate is where one goes on.
 */
function useFocusAfterwards(id?: string): void {
	const last = useRef(id);
	useEffect(() => {
		if (
			id === undefined &&
			last.current !== undefined &&
			document.activeElement === document.body
		) {
			const plate = `[data-opens="${CSS.escape(last.current)}"]`;
			document.querySelector<HTMLElement>(plate)?.focus();
		}
		last.current = id;
	}, [id]);
}
