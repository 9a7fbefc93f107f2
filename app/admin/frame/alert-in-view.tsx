import { type ComponentProps, useEffect, useRef } from "react";
import { Alert } from "../../ui/alert.tsx";

interface AlertInViewProps extends ComponentProps<typeof Alert> {
	/** Focuses again when this changes. */
	answer?: unknown;
}

/** Scrolls into view and takes the focus, because the button it answers may be far below. */
export function AlertInView({ answer, ...alert }: AlertInViewProps) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have the same words
	useEffect(() => {
		const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
		box.current?.focus({ preventScroll: true });
		if (top < 0 || top > innerHeight / 2) box.current?.scrollIntoView();
	}, [answer]);
	return (
		<div ref={box} tabIndex={-1}>
			<Alert {...alert} announced />
		</div>
	);
}
