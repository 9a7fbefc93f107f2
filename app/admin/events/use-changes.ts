import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { subscribeToChanges } from "./changes.ts";

/** Loads the page again, quietly, when a request or a letter has come or changed. */
export function useChanges(): void {
	const { revalidate } = useRevalidator();
	useEffect(
		() =>
			subscribeToChanges((change) => {
				if (change?.ids?.length !== 0) revalidate();
			}),
		[revalidate],
	);
}
