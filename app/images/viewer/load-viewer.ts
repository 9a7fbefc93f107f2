type ViewerCode = typeof import("./viewer-dialog.tsx");

let loaded: ViewerCode | null = null;

/** Brings the viewer's code; asked again, it tries again only if it failed before. */
export async function loadViewer(): Promise<ViewerCode> {
	loaded ??= await import("./viewer-dialog.tsx");
	return loaded;
}

/** What has been loaded by now. */
export function getViewerCode(): ViewerCode | null {
	return loaded;
}

/**
 * For the first sign that a picture will be opened; whoever opens it hears of a failure. Not while offline:
 * some browsers never ask again for a module that could not be fetched once.
 */
export function prepareViewer(): void {
	if (navigator.onLine) loadViewer().catch(() => {});
}
