import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { createLateViewer } from "../../images/viewer/load-viewer.ts";
import { useLateViewer } from "../../images/viewer/use-late-viewer.ts";
import { useOpenPicture } from "../../images/viewer/viewer-history.ts";
import type { ListPage } from "./list-page.server.ts";
import type { PieceWalkProps } from "./piece-walk.tsx";

export const pieceViewer = createLateViewer(() => import("./piece-walk.tsx"));

export function PieceViewer(props: PieceWalkProps) {
	const names = props.pages.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
	const code = useLateViewer(pieceViewer, names);
	useMissingPiece(props.pages);
	return code && <code.PieceWalk {...props} />;
}

/** After a reload, Forward may lead to a piece on a page that is not loaded; reloading opens its own page. */
export function useMissingPiece(pages: ListPage[]): void {
	const { key } = useLocation();
	const asked = useOpenPicture();
	const lookUp = useEffectEvent(() => {
		const own = asked?.startsWith(`${pages[0]?.list}/`);
		const here = pages.some(({ pieces }) => pieces.some(({ piece }) => piece === asked));
		if (own && !here) window.location.reload();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
	useEffect(() => lookUp(), [key]);
}
