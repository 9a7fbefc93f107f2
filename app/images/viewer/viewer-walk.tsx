import { type ReactNode, useEffect, useEffectEvent } from "react";
import { setCanonicalUrl, setDocumentTitle } from "../../ui/page/document-title.ts";
import type { PictureData } from "../picture.tsx";
import { useFocusAfterwards } from "./use-focus-afterwards.ts";
import { useSteps } from "./use-steps.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";
import { closeViewer, useOpenPicture } from "./viewer-history.ts";

export { growInto } from "./grow-into.ts";

export interface ViewerPicture {
	id: string;
	picture: PictureData;
	alt: string;
	title: string;
	description?: string;
	address?: string;
	tabTitle?: string;
	/** The same piece some months later, to look at in its place. */
	healed?: { picture: PictureData; alt: string; months: string } | undefined;
}

export interface ViewerWalkProps<Piece extends ViewerPicture> {
	pictures: Piece[];
	whole?: { total: number; before: number };
	onNearEnd?: () => void;
	onNearStart?: () => void;
	renderActions?: (piece: Piece) => ReactNode;
}

const near = 4;

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
	// biome-ignore lint/correctness/useExhaustiveDependencies: retries at each step near the end
	useEffect(() => {
		if (nearEnd) askFurther();
	}, [nearEnd, at, pictures.length]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: retries at each step near the start
	useEffect(() => {
		if (nearStart) askEarlier();
	}, [nearStart, at, pictures.length]);
	useFocusAfterwards(piece?.id);
	const { tabTitle, address } = piece ?? {};
	useEffect(() => (tabTitle ? setDocumentTitle(tabTitle) : undefined), [tabTitle]);
	useEffect(() => (address ? setCanonicalUrl(address) : undefined), [address]);
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
