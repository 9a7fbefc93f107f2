import { importAfresh } from "../../http/import-afresh.ts";
import { importOnline } from "../../http/import-online.ts";

type ViewerCode = typeof import("./viewer-dialog.tsx");

const load = () => import("./viewer-dialog.tsx");

let loaded: ViewerCode | null = null;

/** Brings the viewer's code; asked again, it tries again only if it failed before. */
export async function loadViewer(): Promise<ViewerCode> {
	loaded ??= await importAfresh(isKept() ? load : () => importOnline(load));
	return loaded;
}

/** What has been loaded by now. */
export function getViewerCode(): ViewerCode | null {
	return loaded;
}

/** For the first sign that a picture will be opened; whoever opens it hears of a failure. */
export function prepareViewer(): void {
	loadViewer().catch(() => {});
}

/** The worker that keeps the aftercare page on the device keeps this code with it. */
function isKept(): boolean {
	return Boolean(navigator.serviceWorker?.controller);
}
