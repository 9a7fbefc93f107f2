import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import styles from "./waiting-fields.module.css";

interface WaitingFieldsProps {
	waits: boolean;
	className?: string | undefined;
	ref?: Ref<HTMLDivElement>;
	children: ReactNode;
}

/** Inert until the form is answered, because the answer replaces them. */
export function WaitingFields({ waits, className, ref, children }: WaitingFieldsProps) {
	useFocusAfter(waits);
	return (
		<div
			ref={ref}
			className={[styles.fields, className].filter(Boolean).join(" ")}
			inert={waits}
			aria-busy={waits || undefined}
		>
			{children}
		</div>
	);
}

/** A button among fields that wait loses the focus, and gets it back if it is still there. */
function useFocusAfter(isWaiting: boolean): void {
	const left = useRef<Element>(null);
	useLayoutEffect(() => {
		const { activeElement, body } = document;
		const last = left.current;
		left.current = isWaiting ? activeElement : null;
		if (isWaiting || activeElement !== body || !(last instanceof HTMLElement)) return;
		// The answer may have scrolled to what it says.
		last.focus({ preventScroll: true });
	}, [isWaiting]);
}
