import { useLayoutEffect, useRef } from "react";
import { switchDeveloperMode } from "../mode-flag.ts";
import styles from "./mode-switch.module.css";

interface ModeSwitchProps {
	on: boolean;
	/** A new object moves focus to the switch; focus returns on unmount. */
	called: object | null;
}

export function ModeSwitch({ on, called }: ModeSwitchProps) {
	const button = useRef<HTMLButtonElement>(null);
	// A layout effect, because its cleanup must run before the button leaves the document.
	useLayoutEffect(() => {
		const element = button.current;
		if (!called || !element) return;
		const before = document.activeElement;
		element.focus({ preventScroll: true });
		return () => {
			if (document.activeElement !== element || !(before instanceof HTMLElement)) return;
			before.focus({ preventScroll: true });
		};
	}, [called]);
	return (
		<button
			type="button"
			role="switch"
			aria-checked={on}
			ref={button}
			className={styles.switch}
			onClick={() => switchDeveloperMode(!on)}
		>
			<span className={styles.track} aria-hidden="true" />
			Dev Mode
			<span className={styles.state} aria-hidden="true">
				{on ? "On" : "Off"}
			</span>
		</button>
	);
}
