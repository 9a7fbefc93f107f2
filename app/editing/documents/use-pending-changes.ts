import { useMemo, useSyncExternalStore } from "react";
import { countStorageChanges, watchStorageChanges } from "./browser-storage.ts";
import { listPendingChanges, type PendingChange } from "./pending-changes.ts";

/** The changes that are queued in this browser, also by another tab. */
export function usePendingChanges(): PendingChange[] {
	const count = useStorageChanges();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is stored may be another after each change
	return useMemo(listPendingChanges, [count]);
}

/** @returns another number each time something was stored */
export function useStorageChanges(): number {
	return useSyncExternalStore(watchStorageChanges, countStorageChanges);
}
