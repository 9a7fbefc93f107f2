import type { ReactNode } from "react";
import styles from "./alert.module.css";

interface AlertProps {
	tone?: "notice" | "error";
	title?: string;
	/** Makes it a live region; leave it out for text that is on the page from the start. */
	announced?: boolean;
	className?: string;
	children: ReactNode;
}

export function Alert({ tone = "notice", title, announced, className, children }: AlertProps) {
	return (
		<div
			className={className ? `${styles.alert} ${className}` : styles.alert}
			data-tone={tone}
			role={announced ? "alert" : undefined}
		>
			{title && <p className={styles.title}>{title}</p>}
			{children}
		</div>
	);
}
