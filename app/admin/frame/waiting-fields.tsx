import type { ReactNode, Ref } from "react";
import styles from "./waiting-fields.module.css";

interface WaitingFieldsProps {
	waits: boolean;
	className?: string | undefined;
	ref?: Ref<HTMLDivElement>;
	children: ReactNode;
}

/** Inert until the form is answered, because the answer replaces them. */
export function WaitingFields({ waits, className, ref, children }: WaitingFieldsProps) {
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
