import type { ReactNode } from "react";
import styles from "./alert.module.css";

interface AlertProps {
	tone?: "notice" | "error";
	title?: string;
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
