import { useMemo, useSyncExternalStore } from "react";
import { countStorageChanges, watchStorageChanges } from "./browser-storage.ts";
import { listPendingChanges, type PendingChange } from "./pending-changes.ts";

export function usePendingChanges(): PendingChange[] {
	const count = useStorageChanges();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is stored may be another after each change
	return useMemo(listPendingChanges, [count]);
}

/** @returns a number that changes with storage */
export function useStorageChanges(): number {
	return useSyncExternalStore(watchStorageChanges, countStorageChanges);
}
