import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useShowsDrafts } from "../publishing/frame-studio.ts";
import { isDeveloperMode, useDeveloperMode } from "../ui/developer-flag.ts";
import { DeveloperBar } from "./bar/developer-bar.tsx";
import { RevealedToggle } from "./bar/revealed-toggle.tsx";
import { listUnsavedEdits } from "./documents/unsaved-edits.ts";
import { isEditingDrafts, isJustSwitched, setEditing } from "./mode-flag.ts";
import { sayWhyEnded } from "./say-why-ended.ts";
import { type Hold, switchedKey } from "./stub.tsx";
import { saySwitched } from "./toasts.ts";
import { useReveal } from "./use-reveal.ts";

export interface DeveloperModeProps {
	/** Last hold of the keys that reveal the switch. */
	hold: Hold | null;
}

export default function DeveloperMode({ hold }: DeveloperModeProps) {
	return useShowsDrafts() ? <AskedEditing hold={hold} /> : <ModeBar hold={hold} />;
}

/** The signed-in artist has a bar of their own. A page opened with `?dev` has the editors open. */
function AskedEditing({ hold }: DeveloperModeProps) {
	const navigate = useNavigate();
	const isOn = useDeveloperMode();
	// It may be on from before signing in, and has to end with the session.
	useEffect(() => {
		if (isOn) setEditing(true);
	}, [isOn]);
	useEffect(() => {
		if (!hold || hold.last) return;
		setEditing(true);
		void navigate({ search: "" }, { replace: true, preventScrollReset: true });
	}, [hold, navigate]);
	return null;
}

/** The bar while the mode is on, otherwise the switch once revealed. */
function ModeBar({ hold }: DeveloperModeProps) {
	const revealed = useReveal(hold);
	useEffect(() => {
		if (!isEditingDrafts()) return sayIfSwitched();
		setEditing(false);
		if (listUnsavedEdits().length > 0) void sayWhyEnded();
	}, []);
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
