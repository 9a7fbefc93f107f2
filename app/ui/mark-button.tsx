import type { MouseEvent, ReactNode } from "react";
import styles from "./mark-button.module.css";

interface MarkButtonProps {
	/** What it does, for those who do not see the mark. */
	label: string;
	/** It can do nothing now. It keeps the focus, so that the next press may undo that. */
	disabled?: boolean;
	/** It was pressed, and what it leads to is on its way. */
	busy?: boolean;
	onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
	/** Id of what it moves, where that is elsewhere. */
	controls?: string;
	/** It does nothing until scripts have come: its press is kept for them. */
	late?: true;
	className?: string;
	children: ReactNode;
}

/** A button that is no more than a mark on its ground. */
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
