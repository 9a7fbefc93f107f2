import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { importAfresh } from "../network/import-afresh.ts";
import { importOnline } from "../network/import-online.ts";
import { isDeveloperMode, watchFlag } from "../ui/developer-flag.ts";
import { sayUnreached } from "../ui/toast/say-unreached.ts";
import type { DeveloperModeProps } from "./developer-mode.tsx";

/** Shift and D, held together. Empty if `?dev` asks instead. */
export interface Hold {
	/** Still held. */
	holding?: boolean;
	/** Event that started the hold. */
	first?: Event;
	/** Event that started or ended the hold. */
	last?: Event;
}

/** In `sessionStorage` after a switch, so that the reloaded page says so. */
export const switchedKey = "devModeSwitched";

/** The only part of developer mode in every page: loads the rest on Shift+D, or if the mode is on. */
export function DeveloperStub() {
	const [hold, setHold] = useState<Hold | null>(null);
	useEffect(() => {
		let down = false;
		let holding = false;
		let first: Event;
		// Doubles as listener options, since it has a `signal`.
		const gone = new AbortController();
		const hear = (event: KeyboardEvent) => {
			if (event.repeat) return;
			// On keyboards without Latin letters, the key's position counts.
			if (/^(Key)?d$/i.test(/^[a-z]$/i.test(event.key) ? event.key : event.code)) {
				down =
					event.type === "keydown" &&
					!(event.ctrlKey || event.altKey || event.metaKey || isTyping());
			} else if (event.type !== "keyup" && event.key !== "Shift") down = false;
			if (holding === (down && event.shiftKey)) return;
			holding = !holding;
			if (holding) first = event;
			setHold({ holding, first, last: event });
		};
		for (const name of ["keydown", "keyup", "blur"] as "keydown"[]) {
			addEventListener(name, hear, gone);
		}
		// Phones have no such keys.
		if (location.search === "?dev") setHold({});
		return () => gone.abort();
	}, []);
	const Mode = useDeveloperPart<DeveloperModeProps>(load, [switchedKey], hold);
	return Mode && <Mode hold={hold} />;
}

const load = () => import("./developer-mode.tsx");

/** Whether keys write into a field. */
export function isTyping(): boolean | undefined {
	return document.activeElement?.matches("input,textarea,select,[contenteditable]");
}

interface Loaded<Props> {
	default: ComponentType<Props>;
}

/** By `load`. A page shown again renders at once, with its height, so its scroll position can be restored. */
const loaded = new Map<unknown, unknown>();

/**
 * The component that shows a page with the edits of this browser.
 *
 * @param load runs if the mode is on or one of the keys is stored; its signal aborts when the page is left
 * @param keys of `localStorage` or `sessionStorage`
 * @param asked loads it in any case; a new object retries after a failure
 * @returns null while the page is shown as it was sent
 */
export function useDeveloperPart<Props>(
	load: (left: AbortSignal) => Promise<Loaded<Props>>,
	keys: string[] = [],
	asked?: object | null,
): ComponentType<Props> | null {
	const [part, setPart] = useState(() => loaded.get(load) as Loaded<Props> | undefined);
	const stored = useSyncExternalStore(
		watchFlag,
		() => isWanted(keys),
		() => false,
	);
	const wanted = asked ?? stored;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page has one such part
	useEffect(() => {
		if (!wanted) return;
		const left = new AbortController();
		importAfresh(() => importOnline(() => load(left.signal))).then(
			(come: Loaded<Props>) => {
				loaded.set(load, come);
				setPart(come);
			},
			asked ? () => sayUnreached("Developer mode") : console.warn,
		);
		return () => left.abort();
	}, [wanted]);
	return wanted && part ? part.default : null;
}

function isWanted(keys: string[]): boolean {
	try {
		return isDeveloperMode() || keys.some((key) => key in localStorage || key in sessionStorage);
	} catch {
		return false;
	}
}
