import type { MouseEvent, ReactNode } from "react";
import { href, Link, useLocation } from "react-router";
import { isPlainClick } from "../ui/is-plain-click.ts";
import { openDialog } from "./dialog/dialog-history.ts";
import { fetchAhead } from "./dialog/load-dialog.ts";
import { type AskedPiece, addressForm, askAbout } from "./form/asked-piece.ts";

interface BookLinkProps {
	piece?: AskedPiece;
	className?: string;
	children: ReactNode;
}

export function BookLink({ piece, className, children }: BookLinkProps) {
	const { pathname } = useLocation();

	function open(event: MouseEvent) {
		if (!isPlainClick(event) || pathname === href("/consultation")) return;
		event.preventDefault();
		askAbout(piece ?? null);
		openDialog();
	}

	return (
		<Link
			to={addressForm(piece?.piece ?? "")}
			className={className}
			data-late="link"
			onPointerDown={fetchAhead}
			onClick={open}
		>
			{children}
		</Link>
	);
}
