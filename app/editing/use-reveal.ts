import { useEffect, useRef, useState } from "react";
import { isDeveloperMode } from "../ui/developer-flag.ts";
import { addToast, dismissToast } from "../ui/toast/toast-store.ts";
import { isJustSwitched } from "./mode-flag.ts";
import { type Hold, isTyping } from "./stub.tsx";

const holdMs = 2_000;
const messageMs = 3_000;

/**
 * @param hold may have started or ended before this code loaded: its time counts from the press
 * @returns a new object after each hold that was long enough
 */
export function useReveal(hold: Hold | null): object | null {
	const [revealed, setRevealed] = useState<object | null>(null);
	const done = useRef<Event>(null);
	useEffect(() => {
		if (!hold) return;
		const { holding, first, last } = hold;
		const reveal = () => {
			if (first) done.current = first;
			setRevealed({});
			say("Dev Mode toggle revealed!");
		};
		if (!first || !last) {
			if (!isDeveloperMode() && !isJustSwitched()) reveal();
			return;
		}
		if (done.current === first) return;
		const wait = first.timeStamp + holdMs - (holding ? performance.now() : last.timeStamp);
		if (!holding) {
			if (wait <= 0) reveal();
			else if (last.type === "keyup") say("Keys released too early");
			return;
		}
		// The window lost focus before a listener existed.
		if (!document.hasFocus()) {
			done.current = first;
			return;
		}
		const hint = say("Hold Shift+D for 2 seconds...");
		const cancel = () => {
			if (!isTyping()) return;
			done.current = first;
			clearTimeout(timer);
			dismissToast(hint);
		};
		const timer = setTimeout(reveal, wait);
		addEventListener("focusin", cancel);
		return () => {
			clearTimeout(timer);
			dismissToast(hint);
			removeEventListener("focusin", cancel);
		};
	}, [hold]);
	return revealed;
}

function say(title: string): string {
	return addToast({ tone: "info", title, duration: messageMs });
}
