import { type ReactNode, useId, useRef } from "react";
import { CloseMark } from "./close-mark.tsx";
import styles from "./dialog.module.css";
import { ignoreSecondTap } from "./ignore-second-tap.ts";
import { Modal } from "./modal.tsx";

interface DialogProps {
	open: boolean;
	onClose: () => void;
	label: string;
	ground?: "ink" | "paper";
	className?: string;
	children: ReactNode;
}

export function Dialog({
	open,
	onClose,
	label,
	ground = "paper",
	className,
	children,
}: DialogProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const headingId = useId();
	return (
		<Modal
			open={open}
			onClose={onClose}
			labelledBy={headingId}
			first={heading}
			className={className ? `${styles.dialog} ${className}` : styles.dialog}
		>
			<div className={styles.panel} data-ground={ground}>
				<header className={styles.head}>
					<h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
						{label}
					</h2>
					<button
						type="button"
						className={styles.close}
						onClick={(event) => {
							ignoreSecondTap(event);
							onClose();
						}}
						aria-label="Close"
					>
						<CloseMark />
					</button>
				</header>
				<div className={styles.body}>{children}</div>
			</div>
		</Modal>
	);
}
