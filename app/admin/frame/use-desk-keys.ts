import { useEffect, useRef } from "react";
import { readDeskKey } from "./desk-keys.ts";

export type KeyCommands = Record<string, (() => void) | undefined>;

/** @param listCommands called at each key */
export function useDeskKeys(listCommands: () => KeyCommands): void {
	const latest = useRef(listCommands);
	useEffect(() => {
		latest.current = listCommands;
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const key = readDeskKey(event);
			const run = key === null ? undefined : latest.current()[key];
			if (!run) return;
			event.preventDefault();
			run();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, []);
}
