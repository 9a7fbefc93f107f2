import { useEffect } from "react";
import { showNewerFrame } from "../publishing/frame-studio.ts";
import { callApi } from "./call-api.ts";

/** Versions of the frame: on the page, and asked for last. */
let shown: string | undefined;
let asked: string | undefined;

/**
 * A tab may have been opened before a publication, a saved draft or a sign-in: then its frame would show the old phone
 * number around the next page. The `Server-Timing` of pages and their data names the version of the content.
 */
export function useNewVersion(): void {
	useEffect(() => {
		shown ??= performance.getEntriesByType("navigation").map(readVersion)[0];
		asked ??= shown;
		const follow = async (version: string) => {
			asked = version;
			const answer = await callApi(`/api/frame?${version}`, takesFrame);
			// A later answer is newer.
			if (asked !== version) return;
			if (answer.ok) {
				showNewerFrame(answer.body);
				shown = version;
			}
			// After a failure the next page tries again.
			asked = shown;
		};
		const observer = new PerformanceObserver((list) => {
			const version = list.getEntriesByType("resource").map(readVersion).findLast(Boolean);
			if (version && version !== asked) void follow(version);
		});
		observer.observe({ type: "resource", buffered: true });
		return () => observer.disconnect();
	}, []);
}

const takesFrame = { takes: { status: 200, fields: { studio: "object" } } } as const;

function readVersion(entry: PerformanceEntry): string | undefined {
	const { serverTiming } = entry as PerformanceResourceTiming;
	return serverTiming?.find(({ name }) => name === "content")?.description;
}
