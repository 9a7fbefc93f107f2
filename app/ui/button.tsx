import { type ComponentProps, useLayoutEffect, useRef } from "react";
import styles from "./button.module.css";

type ButtonKind = "solid" | "outline" | "quiet" | "danger";

interface ButtonProps extends Omit<ComponentProps<"button">, "ref" | "onFocus" | "onBlur"> {
	kind?: ButtonKind;
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
	const element = useRef<HTMLButtonElement>(null);
	const hadFocus = useRef(false);
	const isBusy = busy !== undefined;

	useLayoutEffect(() => {
		if (isBusy || !hadFocus.current) return;
		if (document.activeElement === document.body) element.current?.focus();
		else hadFocus.current = document.activeElement === element.current;
	}, [isBusy]);

	return (
		<button
			{...rest}
			ref={element}
			type={type}
			className={className ? `${buttonClass(kind)} ${className}` : buttonClass(kind)}
			disabled={disabled || isBusy}
			data-busy={isBusy ? "" : undefined}
			onFocus={() => {
				hadFocus.current = true;
			}}
			onBlur={({ currentTarget }) => {
				if (!currentTarget.disabled) hadFocus.current = false;
			}}
		>
			{busy ?? children}
		</button>
	);
}

export function buttonClass(kind: ButtonKind = "solid"): string {
	return `${styles.button} ${styles[kind]}`;
}
