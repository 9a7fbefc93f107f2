import { useEffect } from "react";
import { useRevalidator } from "react-router";

let isOutdated = false;

/** True while the frame is loaded anew because something has been published. */
export function isPageOutdated(): boolean {
	return isOutdated;
}

/**
 * A tab may have been opened before a publication: then the frame would still tell the old phone number beside the
 * next page. The `Server-Timing` of pages and their data names the version of the content.
 */
export function useNewVersion(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let shown = performance.getEntriesByType("navigation").map(readVersion)[0];
		const observer = new PerformanceObserver((list) => {
			const version = list.getEntriesByType("resource").map(readVersion).findLast(Boolean);
			if (!version || version === shown) return;
			shown = version;
			isOutdated = true;
			void revalidate().finally(() => {
				isOutdated = false;
			});
		});
		observer.observe({ type: "resource", buffered: true });
		return () => observer.disconnect();
	}, [revalidate]);
}

function readVersion(entry: PerformanceEntry): string | undefined {
	const { serverTiming } = entry as PerformanceResourceTiming;
	return serverTiming?.find(({ name }) => name === "content")?.description;
}
