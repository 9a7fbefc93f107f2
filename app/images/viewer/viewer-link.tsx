import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { LateViewer } from "./load-viewer.ts";
import { useOpening } from "./use-opening.ts";
import styles from "./viewer-link.module.css";

interface ViewerLinkProps {
	/** Id of the picture in the list of the page's `Viewer`. */
	of: string;
	/** What opens it: that of the page's `Viewer`. */
	viewer: LateViewer;
	/** Where the link leads without scripts: the picture's largest file, or its page. */
	href: string;
	/** The address that the browser names while the picture is open; the page's own when absent. */
	address?: string;
	className?: string;
	/** The `Picture`, from which the large one grows, and nothing before it. */
	children: ReactNode;
}

/** A plate that opens large, by click, Enter or Space. */
export function ViewerLink({ of, viewer, href, address, className, children }: ViewerLinkProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const { busy, open } = useOpening({ link, of, viewer, href, address });
	/** At the first sign that it will be opened; whoever opens it hears of a failure. */
	const prepare = () => void viewer.load().catch(() => {});

	function onClick(event: MouseEvent) {
		if (!isPlainClick(event)) return;
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
			onPointerDown={prepare}
			onFocus={prepare}
		>
			{children}
		</a>
	);
}
