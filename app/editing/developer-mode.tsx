import { useEffect } from "react";
import { isDeveloperMode } from "../ui/developer-flag.ts";
import { DeveloperBar } from "./bar/developer-bar.tsx";
import { RevealedToggle } from "./bar/revealed-toggle.tsx";
import { isJustSwitched, useDeveloperMode } from "./mode-flag.ts";
import { type Hold, switchedKey } from "./stub.tsx";
import { saySwitched } from "./toasts.ts";
import { useReveal } from "./use-reveal.ts";

export interface DeveloperModeProps {
	/** Last hold of the keys that reveal the switch. */
	hold: Hold | null;
}

/** The bar while the mode is on, otherwise the switch once revealed. */
export default function DeveloperMode({ hold }: DeveloperModeProps) {
	const revealed = useReveal(hold);
	useEffect(sayIfSwitched, []);
	return useDeveloperMode() ? (
		<DeveloperBar called={revealed} />
	) : (
		<RevealedToggle revealed={revealed} />
	);
}

/** A toast before the reload would be gone too soon. */
function sayIfSwitched(): void {
	if (!isJustSwitched()) return;
	sessionStorage.removeItem(switchedKey);
	saySwitched(isDeveloperMode());
}
