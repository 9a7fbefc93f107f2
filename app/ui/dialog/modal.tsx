import {
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	useLayoutEffect,
	useRef,
} from "react";
import { coverPage } from "./topmost-dialog.ts";

interface ModalProps {
	open: boolean;
	onClose: () => void;
	labelledBy: string;
	first: RefObject<HTMLElement | null>;
	onKeyDown?: (event: KeyboardEvent) => void;
	className?: string;
	children: ReactNode;
}

export function Modal({
	open,
	onClose,
	labelledBy,
	first,
	onKeyDown,
	className,
	children,
}: ModalProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const pressedOutside = useRef(false);

	// A layout effect, since a removed element cannot restore the focus.
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!open || !element) return;
		const uncoverPage = coverPage(element);
		element.showModal();
		first.current?.focus({ preventScroll: true });
		return () => {
			uncoverPage();
			element.close();
		};
	}, [open, first]);

	const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
	return (
		<dialog
			ref={dialog}
			className={className}
			aria-labelledby={labelledBy}
			onKeyDown={onKeyDown}
			// A file picker inside the dialog also bubbles `cancel`.
			onCancel={(event) => {
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				onClose();
			}}
			// Browsers may force a close on a second Escape, after the dialog has opened again.
			onClose={({ target, currentTarget }) => {
				if (target === currentTarget && open && !currentTarget.open) onClose();
			}}
			onPointerDown={(event) => {
				pressedOutside.current = isOutside(event);
			}}
			onClick={(event) => {
				if (isOutside(event) && pressedOutside.current) onClose();
			}}
		>
			{children}
		</dialog>
	);
}
