import { importAfresh } from "../../network/import-afresh.ts";
import { importOnline } from "../../network/import-online.ts";

export interface ViewerCode {
	growInto(plate: Element | null | undefined, change: () => Promise<void>): Promise<void>;
}

export interface LateViewer<Code extends ViewerCode = ViewerCode> {
	load(): Promise<Code>;
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

/** The aftercare page's service worker has cached this code, so no connection is needed. */
function isKept(): boolean {
	return Boolean(navigator.serviceWorker?.controller);
}
