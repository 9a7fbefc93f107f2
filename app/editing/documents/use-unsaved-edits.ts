import { useMemo, useSyncExternalStore } from "react";
import { countStorageChanges, watchStorageChanges } from "./browser-storage.ts";
import { listUnsavedEdits, type UnsavedEdits } from "./unsaved-edits.ts";

/** Follows other tabs. None until hydrated. */
export function useUnsavedEdits(): UnsavedEdits[] {
	const count = useSyncExternalStore(watchStorageChanges, countStorageChanges, () => -1);
	return useMemo(() => (count < 0 ? [] : listUnsavedEdits()), [count]);
}
