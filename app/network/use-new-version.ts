import { useEffect } from "react";
import { showNewerFrame } from "../publishing/frame-studio.ts";

/**
 * A tab may have been opened before a publication: then its frame would show the old phone number around the next
 * page. The `Server-Timing` of pages and their data names the version of the content.
 */
export function useNewVersion(): void {
	useEffect(() => {
		let shown = performance.getEntriesByType("navigation").map(readVersion)[0];
		const follow = async (version: string) => {
			const response = await fetch(`/api/frame?${version}`);
			if (!response.ok) return;
			showNewerFrame(await response.json());
			shown = version;
		};
		const observer = new PerformanceObserver((list) => {
			const version = list.getEntriesByType("resource").map(readVersion).findLast(Boolean);
			// The next page tries again.
			if (version && version !== shown) follow(version).catch(() => {});
		});
		observer.observe({ type: "resource", buffered: true });
		return () => observer.disconnect();
	}, []);
}

function readVersion(entry: PerformanceEntry): string | undefined {
	const { serverTiming } = entry as PerformanceResourceTiming;
	return serverTiming?.find(({ name }) => name === "content")?.description;
}
