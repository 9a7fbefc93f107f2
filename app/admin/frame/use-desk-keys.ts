import { useEffectEvent, useLayoutEffect } from "react";
import { readDeskKey } from "./desk-keys.ts";

export type KeyCommands = Record<string, (() => void) | undefined>;

/** @param listCommands called at each key */
export function useDeskKeys(listCommands: () => KeyCommands): void {
	const find = useEffectEvent((key: string) => listCommands()[key]);
	// A key may follow the paint at once.
	useLayoutEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const key = readDeskKey(event);
			const run = key === null ? undefined : find(key);
			if (!run) return;
			event.preventDefault();
			run();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, []);
}
