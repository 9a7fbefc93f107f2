import type { ReactNode } from "react";
import styles from "./tool-button.module.css";

interface ToolButtonProps {
	/** There is nothing for it to do now. It can still have the focus, and so does not lose it by its own work. */
	idle: boolean;
	/** Id of what it is about, for those who hear only the button: one page may have several of a name. */
	about?: string;
	onClick(): void;
	children: ReactNode;
}

/** One of the bar's tools. */
export function ToolButton({ idle, about, onClick, children }: ToolButtonProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-disabled={idle || undefined}
			aria-describedby={about}
			onClick={idle ? undefined : onClick}
		>
			{children}
		</button>
	);
}
