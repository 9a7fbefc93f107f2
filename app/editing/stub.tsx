import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { importAfresh } from "../network/import-afresh.ts";
import { importOnline } from "../network/import-online.ts";
import { isDeveloperMode, watchFlag } from "../ui/developer-flag.ts";
import { sayUnreached } from "../ui/toast/say-unreached.ts";
import type { DeveloperModeProps } from "./developer-mode.tsx";

/** Shift and D, held together. Empty where the address asks in their place. */
export interface Hold {
	/** They still are. */
	holding?: boolean;
	/** What began it. */
	first?: Event;
	/** What began or ended it. */
	last?: Event;
}

/** Left for the page that opens after the mode was switched, to say so. Also stored per tab. */
export const switchedKey = "devModeSwitched";

/**
 * All that visitors load of developer mode: it waits for Shift+D, and for a browser in which the mode is on.
 */
export function DeveloperStub() {
	const [hold, setHold] = useState<Hold | null>(null);
	useEffect(() => {
		let down = false;
		let holding = false;
		let first: Event;
		// Its signal is the option that the listeners go by.
		const gone = new AbortController();
		const hear = (event: KeyboardEvent) => {
			if (event.repeat) return;
			// Where the keys write no Latin letters it is the key in that place.
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
		// The way in from a phone, which has no such keys.
		if (location.search === "?dev") setHold({});
		return () => gone.abort();
	}, []);
	const Mode = useDeveloperPart<DeveloperModeProps>(load, [switchedKey], hold);
	return Mode && <Mode hold={hold} />;
}

const load = () => import("./developer-mode.tsx");

/** Whether the keys that are pressed write something. */
export function isTyping(): boolean | undefined {
	return document.activeElement?.matches("input,textarea,select,[contenteditable]");
}

interface Loaded<Props> {
	default: ComponentType<Props>;
}

/** By what brought it: a page that is come back to has it at once, and so its height and its place. */
const loaded = new Map<unknown, unknown>();

/**
 * The part of a page that is the artist's: what shows the page with edits, to be shown in the place of its own.
 *
 * @param load brings it; asked when the mode is on, or anything is stored under one of the keys, and told when
 *   the page is left
 * @param keys of storage
 * @param asked wants it in any case, and again when it is another: code that did not come is then tried anew
 * @returns null as long as the page is to be shown as it came
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
