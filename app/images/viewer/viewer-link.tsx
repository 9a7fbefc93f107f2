import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { prepareViewer } from "./load-viewer.ts";
import { useOpening } from "./use-opening.ts";
import styles from "./viewer-link.module.css";

interface ViewerLinkProps {
	/** Id of the picture in the list of the page's `Viewer`. */
	of: string;
	/** Where the link leads without scripts: the picture's largest file, or its page. */
	href: string;
	/** The address that the browser names while the picture is open; the page's own when absent. */
	address?: string;
	className?: string;
	/** The `Picture`, from which the large one grows, and nothing before it. */
	children: ReactNode;
}

/** A plate that opens large, by click, Enter or Space. */
export function ViewerLink({ of, href, address, className, children }: ViewerLinkProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const { busy, open } = useOpening({ link, of, href, address });

	function onClick(event: MouseEvent) {
		const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
		if (!plain || event.altKey) return;
		event.preventDefault();
		void open();
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== " ") return;
		event.preventDefault();
		if (!event.repeat) void open();
	}

	return (
		<a
			ref={link}
			className={className ? `${styles.link} ${className}` : styles.link}
			href={href}
			aria-haspopup="dialog"
			aria-busy={busy || undefined}
			data-late=""
			data-opens={of}
			onClick={onClick}
			onKeyDown={onKeyDown}
			onPointerDown={prepareViewer}
			onFocus={prepareViewer}
		>
			{children}
		</a>
	);
}
