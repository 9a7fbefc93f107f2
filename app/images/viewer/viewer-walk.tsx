import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { PictureData } from "../picture.tsx";
import { useShownName } from "./use-document-title.ts";
import { useFocusAfterwards } from "./use-focus-afterwards.ts";
import { useSteps } from "./use-steps.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";
import { closeViewer, useOpenPicture } from "./viewer-history.ts";

export { growInto } from "./grow-into.ts";

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

export interface ViewerWalkProps<Piece extends ViewerPicture> {
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

/** The way through a list of pictures, one of which may be open. */
export function ViewerWalk<Piece extends ViewerPicture>({
	pictures,
	whole = { total: pictures.length, before: 0 },
	onNearEnd,
	onNearStart,
	renderActions,
}: ViewerWalkProps<Piece>) {
	const id = useOpenPicture();
	const at = pictures.findIndex((picture) => picture.id === id);
	const piece = pictures[at];
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
	useShownName(piece?.tabTitle, piece?.address);
	const more = whole.before + pictures.length < whole.total;
	const steps = useSteps({
		pictures,
		at,
		askEarlier: whole.before > 0 ? onNearStart : undefined,
		askFurther: more ? onNearEnd : undefined,
	});
	if (!piece) return null;
	return (
		<ViewerDialog
			piece={piece}
			place={{ at: whole.before + at, of: whole.total }}
			onClose={closeViewer}
			{...steps}
			actions={renderActions?.(piece)}
		/>
	);
}
