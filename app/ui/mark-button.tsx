import type { MouseEvent, ReactNode } from "react";
import styles from "./mark-button.module.css";

interface MarkButtonProps {
	label: string;
	/** `aria-disabled` only, so that the button keeps the focus. */
	disabled?: boolean;
	busy?: boolean;
	onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
	controls?: string;
	late?: true;
	className?: string;
	children: ReactNode;
}

export function MarkButton(props: MarkButtonProps) {
	const { label, disabled, busy, onClick, controls, late, className, children } = props;
	return (
		<button
			type="button"
			className={className ? `${styles.button} ${className}` : styles.button}
			aria-label={label}
			aria-controls={controls}
			aria-disabled={disabled}
			aria-busy={busy}
			data-late={late && ""}
			onClick={onClick}
		>
			{children}
		</button>
	);
}
