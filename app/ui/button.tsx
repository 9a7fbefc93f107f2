import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonKind = "solid" | "outline" | "quiet" | "danger";

interface ButtonProps extends ComponentProps<"button"> {
	kind?: ButtonKind;
	/** The label while its work goes on; the button is disabled as long as there is one. */
	busy?: string;
}

export function Button({
	kind = "solid",
	busy,
	className,
	disabled,
	type = "button",
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			className={className ? `${buttonClass(kind)} ${className}` : buttonClass(kind)}
			disabled={disabled || busy !== undefined}
			data-busy={busy === undefined ? undefined : ""}
		>
			{busy ?? children}
		</button>
	);
}

/** For links that look like buttons. */
export function buttonClass(kind: ButtonKind = "solid"): string {
	return `${styles.button} ${styles[kind]}`;
}
