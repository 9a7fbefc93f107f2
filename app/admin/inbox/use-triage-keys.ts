import { type RefObject, useEffect, useRef } from "react";
import { readDeskKey } from "../frame/desk-keys.ts";
import type { ListedRequest } from "./list-requests.server.ts";
import type { Triage } from "./use-triage.ts";

interface Keyboard {
	list: RefObject<HTMLElement | null>;
	search: RefObject<HTMLInputElement | null>;
	rows: ListedRequest[];
	triage: Triage;
	showKeys(): void;
}

export const keys: [key: string, does: string][] = [
	["j", "Next request (works inside an open one, too)"],
	["k", "Previous request (works inside an open one, too)"],
	["Enter", "Open it"],
	["u", "Back to the list"],
	["e", "Mark a booked request done; for any other, choose a state"],
	["s", "Choose a state, by its number"],
	["m", "Mark as read or unread"],
	["/", "Search"],
	["?", "Show this list"],
];

/** The focus is what the keys act on; Enter follows a focused link by itself. */
export function useTriageKeys(keyboard: Keyboard): void {
	const latest = useRef(keyboard);
	useEffect(() => {
		latest.current = keyboard;
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const run = findCommand(readDeskKey(event), latest.current);
			if (!run) return;
			event.preventDefault();
			run();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, []);
}

function findCommand(
	key: string | null,
	{ list, search, rows, triage, showKeys }: Keyboard,
): (() => void) | undefined {
	const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
	const at = items.findIndex((item) => item.contains(document.activeElement));
	const request = rows.find(({ id }) => id === items[at]?.dataset.id);
	const go = (to: number) => () => items[to]?.querySelector("a")?.focus();
	const commands: Record<string, (() => void) | undefined> = {
		j: go(Math.min(at + 1, items.length - 1)),
		k: go(Math.max(at - 1, 0)),
		e: request && (() => triage.finish(request)),
		s: request && (() => triage.choose(request)),
		m: request && (() => triage.toggleRead(request)),
		"/": () => search.current?.select(),
		"?": showKeys,
	};
	return key === null ? undefined : commands[key];
}
