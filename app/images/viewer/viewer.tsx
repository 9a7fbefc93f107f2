import { createLateViewer } from "./load-viewer.ts";
import { useLateViewer } from "./use-late-viewer.ts";
import type { ViewerPicture, ViewerWalkProps } from "./viewer-walk.tsx";

export const plainViewer = createLateViewer(() => import("./viewer-walk.tsx"));

export function Viewer<Picture extends ViewerPicture>(props: ViewerWalkProps<Picture>) {
	const ids = props.pictures.map(({ id }) => id);
	const code = useLateViewer(plainViewer, ids);
	return code && <code.ViewerWalk {...props} />;
}
