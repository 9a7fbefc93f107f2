import { type ReactNode, useEffect, useEffectEvent, useReducer, useSyncExternalStore } from "react";
import { watchMarks } from "../../ui/history-marks.ts";
import type { PictureData } from "../picture.tsx";
import { getViewerCode, loadViewer } from "./load-viewer.ts";
import { useFocusAfterwards } from "./use-focus-afterwards.ts";
import { useSteps } from "./use-steps.ts";
import { useTabTitle } from "./use-tab-title.ts";
import { closeViewer, readViewer } from "./viewer-history.ts";

export interface ViewerPicture {
	/** Differs from that of every other picture on the page. */
	id: string;
	picture: PictureData;
	alt: string;
	title: string;
	description?: string;
	/** The page of its own that the browser names while the picture is open; that page's, when absent. */
	address?: string;
	/** What the browser's tab is called while the picture is open; as the page is, when absent. */
	tabTitle?: string;
}

interface ViewerProps<Piece extends ViewerPicture> {
	/** In the order in which previous and next go through them. */
	pictures: Piece[];
	/** Of a longer list they are a part: how long it is, and how many come before them. */
	whole?: { total: number; before: number };
	/** Brings further pictures of that list; called when the last of those that are here comes near. */
	onNearEnd?: () => void;
	/** Brings those before them; called when the first one comes near. */
	onNearStart?: () => void;
	/** Further links and buttons under the picture. */
	renderActions?: (piece: Piece) => ReactNode;
}

/** So many pictures from the first and the last one others are asked for. */
const near = 4;

/**
 * The place where the pictures of a list open large, each by its `ViewerLink`. Its code comes with the
 * first of them that is about to be opened.
 */
export function Viewer<Piece extends ViewerPicture>({
	pictures,
	whole = { total: pictures.length, before: 0 },
	onNearEnd,
	onNearStart,
	renderActions,
}: ViewerProps<Piece>) {
	const id = useSyncExternalStore(watchMarks, readViewer, () => null);
	const at = pictures.findIndex((picture) => picture.id === id);
	const piece = pictures[at];
	const code = useViewerCode(piece !== undefined);
	const nearEnd = piece !== undefined && pictures.length - at <= near;
	const askFurther = useEffectEvent(() => onNearEnd?.());
	const nearStart = piece !== undefined && at < near && whole.before > 0;
	const askEarlier = useEffectEvent(() => onNearStart?.());
	// biome-ignore lint/correctness/useExhaustiveDependencies: every step near the end tries again
	useEffect(() => {
		if (nearEnd) askFurther();
	}, [nearEnd, at, pictures.length]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every step near the start tries again
	useEffect(() => {
		if (nearStart) askEarlier();
	}, [nearStart, at, pictures.length]);
	useFocusAfterwards(piece?.id);
	useTabTitle(piece?.tabTitle);
	const more = whole.before + pictures.length < whole.total;
	const steps = useSteps({
		pictures,
		at,
		askEarlier: whole.before > 0 ? onNearStart : undefined,
		askFurther: more ? onNearEnd : undefined,
	});
	if (!piece || !code) return null;
	return (
		<code.ViewerDialog
			piece={piece}
			place={{ at: whole.before + at, of: whole.total }}
			onClose={closeViewer}
			{...steps}
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
