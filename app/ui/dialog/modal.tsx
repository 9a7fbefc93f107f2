import {
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
} from "react";
import { coverPage } from "./topmost-dialog.ts";

interface ModalProps {
	open: boolean;
	/** Asked for by Escape and the backdrop; the dialog closes when `open` turns false. */
	onClose: () => void;
	/** Id of the heading that names it. */
	labelledBy: string;
	/** What has the focus first. */
	first: RefObject<HTMLElement | null>;
	onKeyDown?: (event: KeyboardEvent) => void;
	className?: string;
	children: ReactNode;
}

/** A modal dialog without a look. The browser keeps focus inside and gives it back afterwards. */
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
	const close = useRef(onClose);
	useEffect(() => {
		close.current = onClose;
	});

	// In the layout phase, since an element that is already gone cannot give focus back.
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
			{children}
		</dialog>
	);
}
