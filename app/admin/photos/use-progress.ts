import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ShownPhoto } from "./show-photo.server.ts";

const followMs = 2_000;

export function isMaking({ state }: Pick<ShownPhoto, "state">): boolean {
	return state === "waiting" || state === "working";
}

/** Reloads the page's data while photos are being processed. */
export function useProgress(...photos: Pick<ShownPhoto, "state">[]): void {
	const { revalidate } = useRevalidator();
	const isAnyMaking = photos.some(isMaking);
	useEffect(() => {
		if (!isAnyMaking) return;
		const timer = setInterval(() => {
			// A load that fails would only bring a toast.
			if (navigator.onLine && !document.hidden) void revalidate();
		}, followMs);
		return () => clearInterval(timer);
	}, [isAnyMaking, revalidate]);
}
