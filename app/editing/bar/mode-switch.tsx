import { useLayoutEffect, useRef } from "react";
import { switchDeveloperMode } from "../mode-flag.ts";
import styles from "./mode-switch.module.css";

interface ModeSwitchProps {
	on: boolean;
	/** Takes the focus when it is another, and gives it back when it goes. */
	called: object | null;
}

/** Switches developer mode on and off. */
export function ModeSwitch({ on, called }: ModeSwitchProps) {
	const button = useRef<HTMLButtonElement>(null);
	// In the layout phase, since an element that is already gone cannot give focus back.
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
