import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { subscribeToChanges } from "./changes.ts";

/** Loads the page again, quietly, when a request or a letter has come or changed, and once there is a network again. */
export function useChanges(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		addEventListener("online", revalidate);
		const stop = subscribeToChanges((change) => {
			if (change?.ids?.length !== 0) revalidate();
		});
		return () => {
			removeEventListener("online", revalidate);
			stop();
		};
	}, [revalidate]);
}
