import type { RefObject } from "react";
import { runToastAction } from "../../ui/toast/toast-store.ts";
import { useDeskKeys } from "../frame/use-desk-keys.ts";
import type { ListedRequest } from "./list-requests.server.ts";
import type { Triage } from "./use-triage.ts";

interface Keyboard {
	list: RefObject<HTMLElement | null>;
	search: RefObject<HTMLInputElement | null>;
	rows: ListedRequest[];
	triage: Triage;
	showKeys(): void;
}

/** The focus is what the keys act on; Enter follows a focused link by itself. */
export function useTriageKeys({ list, search, rows, triage, showKeys }: Keyboard): void {
	useDeskKeys(() => {
		const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
		const at = items.findIndex((item) => item.contains(document.activeElement));
		const request = rows.find(({ id }) => id === items[at]?.dataset.id);
		const go = (to: number) => () => items[to]?.querySelector("a")?.focus();
		return {
			j: go(Math.min(at + 1, items.length - 1)),
			k: go(Math.max(at - 1, 0)),
			e: request && (() => triage.finish(request)),
			s: request && (() => triage.choose(request)),
			m: request && (() => triage.toggleRead(request)),
			z: runToastAction,
			"/": () => search.current?.select(),
			"?": showKeys,
		};
	});
}
