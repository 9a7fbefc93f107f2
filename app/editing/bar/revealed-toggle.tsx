import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { getTopmostHost, subscribeToDialogs } from "../../ui/dialog/topmost-dialog.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import styles from "./revealed-toggle.module.css";

const shownMs = 10_000;

/**
 * Shows the switch for a while after it was revealed, in the topmost open dialog if any, since the rest is inert
 * then.
 */
export function RevealedToggle({ revealed }: { revealed: object | null }) {
	const [over, setOver] = useState<object | null>(null);
	const host = useSyncExternalStore(subscribeToDialogs, getTopmostHost);
	useEffect(() => {
		if (!revealed) return;
		const timer = setTimeout(() => setOver(revealed), shownMs);
		return () => clearTimeout(timer);
	}, [revealed]);
	if (over === revealed) return null;
	return createPortal(
		<div className={styles.toggle} data-ground="ink">
			<ModeSwitch on={false} called={revealed} />
		</div>,
		host,
	);
}
