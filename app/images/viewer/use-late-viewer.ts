import { useEffect, useReducer } from "react";
import type { LateViewer, ViewerCode } from "./load-viewer.ts";
import { closeViewer, useOpenPicture, useViewerPlace } from "./viewer-history.ts";

export function useLateViewer<Code extends ViewerCode>(
	viewer: LateViewer<Code>,
	ids: string[],
): Code | null {
	const [, drawAgain] = useReducer((times: number) => times + 1, 0);
	useViewerPlace();
	const open = useOpenPicture();
	const needed = open !== null && ids.includes(open);
	useEffect(() => {
		if (needed && !viewer.get()) viewer.load().then(drawAgain, closeViewer);
	}, [needed, viewer]);
	return viewer.get();
}
