import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { CloseMark } from "./close-mark.tsx";
import styles from "./dialog.module.css";
import { coverPage } from "./topmost-dialog.ts";

interface DialogProps {
	open: boolean;
	/** Asked for by Escape, backdrop or close button; the dialog closes when `open` turns false. */
	onClose: () => void;
	/** Its name, shown as its heading. */
	label: string;
	ground?: "ink" | "paper";
	className?: string;
	children: ReactNode;
}

/**
 * A modal dialog. The browser keeps focus inside and gives it back afterwards. A consumer's own
 * footer can stick to the bottom of the scrolling body.
 */
export function Dialog({
	open,
	onClose,
	label,
	ground = "paper",
	className,
	children,
}: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const pressedOutside = useRef(false);
	const close = useRef(onClose);
	const headingId = useId();
	useEffect(() => {
		close.current = onClose;
	});

	// In the layout phase, since an element that is already gone cannot give focus back.
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!open || !element) return;
		const uncoverPage = coverPage(element);
		element.showModal();
		heading.current?.focus({ preventScroll: true });
		return () => {
			uncoverPage();
			element.close();
		};
	}, [open]);

	const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same
		<dialog
			ref={dialog}
			className={className ? `${styles.dialog} ${className}` : styles.dialog}
			aria-labelledby={headingId}
			// A file picker inside sends such events upwards as well.
			onCancel={(event) => {
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				onClose();
			}}
			// A browser may insist on closing at a second Escape. An event that was on its way while the
			// dialog opened again tells of nothing.
			onClose={({ target, currentTarget }) => {
				if (target === currentTarget && open && !currentTarget.open) close.current();
			}}
			onPointerDown={(event) => {
				pressedOutside.current = isOutside(event);
			}}
			onClick={(event) => {
				if (isOutside(event) && pressedOutside.current) onClose();
			}}
		>
			<div className={styles.panel} data-ground={ground}>
				<header className={styles.head}>
					<h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
						{label}
					</h2>
					<button type="button" className={styles.close} onClick={onClose} aria-label="Close">
						<CloseMark />
					</button>
				</header>
				<div className={styles.body}>{children}</div>
			</div>
		</dialog>
	);
}
