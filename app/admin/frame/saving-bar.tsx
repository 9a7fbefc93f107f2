import { type ReactNode, useRef } from "react";
import { useBarHeight } from "../../ui/use-bar-height.ts";
import styles from "./saving-bar.module.css";

/** Within reach, however long the form. On a phone, toasts stand above it. */
export function SavingBar({ className, children }: { className?: string; children: ReactNode }) {
	const bar = useRef<HTMLDivElement>(null);
	useBarHeight(bar, "--saving-bar");
	return (
		<div
			ref={bar}
			className={className ? `${styles.bar} ${className}` : styles.bar}
			data-saving-bar=""
		>
			{children}
		</div>
	);
}
