import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { LateViewer } from "./load-viewer.ts";
import { useOpening } from "./use-opening.ts";
import styles from "./viewer-link.module.css";

interface ViewerLinkProps {
	of: string;
	viewer: LateViewer;
	/** Link target without scripts: the largest file or the picture's page. */
	href: string;
	address?: string;
	className?: string;
	/** Must start with the `Picture`, from which the transition grows. */
	children: ReactNode;
}

export function ViewerLink({ of, viewer, href, address, className, children }: ViewerLinkProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const { busy, open } = useOpening({ link, of, viewer, href, address });
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
			data-late={address === href ? "link" : ""}
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
