import { BookLink } from "../../consultation/book-link.tsx";
import type { AskedPiece } from "../../consultation/form/asked-piece.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./piece-actions.module.css";
import { ShareLink } from "./share-link.tsx";

interface ActedPiece extends AskedPiece {
	address: string;
	/** For sale; sold once. */
	available: boolean;
}

export function PieceActions({ piece, compact }: { piece: ActedPiece; compact?: true }) {
	const { title, address, alt, picture, available } = piece;
	return (
		<div className={styles.actions} data-compact={compact && ""}>
			<BookLink
				piece={{ piece: piece.piece, title, alt, picture }}
				className={buttonClass("solid")}
			>
				{available ? "Claim this design" : "Ask for one like this"}
			</BookLink>
			<ShareLink address={address} title={title} className={buttonClass("quiet")} />
		</div>
	);
}
