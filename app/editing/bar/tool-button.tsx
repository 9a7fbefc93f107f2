import type { ReactNode } from "react";
import styles from "./tool-button.module.css";

interface ToolButtonProps {
	/** `aria-disabled` rather than `disabled`, so that it keeps the focus. */
	unavailable: boolean;
	/** Id of the described element: a page may have several buttons of one name. */
	about?: string;
	onClick(): void;
	children: ReactNode;
}

export function ToolButton({ unavailable, about, onClick, children }: ToolButtonProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-disabled={unavailable || undefined}
			aria-describedby={about}
			onClick={unavailable ? undefined : onClick}
		>
			{children}
		</button>
	);
}
