import { importAfresh } from "../../network/import-afresh.ts";
import { importOnline } from "../../network/import-online.ts";

export interface ViewerCode {
	/** Makes a change of the page by which a plate becomes the large picture, as one movement. */
	growInto(plate: Element | null | undefined, change: () => Promise<void>): void;
}

/** What shows the pictures of a list large. Its code comes when one of them is about to be opened. */
export interface LateViewer<Code extends ViewerCode = ViewerCode> {
	/** Brings the code; asked again, it tries again only if it failed before. */
	load(): Promise<Code>;
	/** What has been loaded by now. */
	get(): Code | null;
}

export function createLateViewer<Code extends ViewerCode>(
	load: () => Promise<Code>,
): LateViewer<Code> {
	let loaded: Code | null = null;
	return {
		async load() {
			loaded ??= await importAfresh(isKept() ? load : () => importOnline(load));
			return loaded;
		},
		get: () => loaded,
	};
}

/** The worker that keeps the aftercare page on the device keeps this code with it. */
function isKept(): boolean {
	return Boolean(navigator.serviceWorker?.controller);
}
