import { useEffect } from "react";
import { isDeveloperMode } from "../ui/developer-flag.ts";
import { DeveloperBar } from "./bar/developer-bar.tsx";
import { RevealedToggle } from "./bar/revealed-toggle.tsx";
import { isJustSwitched, useDeveloperMode } from "./mode-flag.ts";
import { type Hold, switchedKey } from "./stub.tsx";
import { saySwitched } from "./toasts.ts";
import { useReveal } from "./use-reveal.ts";

export interface DeveloperModeProps {
	/** The keys that reveal the switch, as they were held last. */
	hold: Hold | null;
}

/** Developer mode on every page: its bar while it is on, and else its switch, once that is revealed. */
export default function DeveloperMode({ hold }: DeveloperModeProps) {
	const revealed = useReveal(hold);
	useEffect(sayIfSwitched, []);
	return useDeveloperMode() ? (
		<DeveloperBar called={revealed} />
	) : (
		<RevealedToggle revealed={revealed} />
	);
}

/** Said here and not before the reload, where nobody could read it. */
function sayIfSwitched(): void {
	if (!isJustSwitched()) return;
	sessionStorage.removeItem(switchedKey);
	saySwitched(isDeveloperMode());
}
