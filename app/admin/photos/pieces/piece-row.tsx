import { memo } from "react";
import { href, Link } from "react-router";
import { readPhotoId } from "../../../photos/photo-name.ts";
import { writeMonths } from "../../../portfolio/pieces/write-months.ts";
import type { HealedPicture } from "../../../publishing/schemas/portfolio.ts";
import { Button } from "../../../ui/button.tsx";
import { MoveButtons } from "../../frame/order-button.tsx";
import { MovableRow } from "../movable-list.tsx";
import styles from "./pieces.module.css";

interface ArrangedPiece {
	id: number;
	title: string;
	thumb: string | undefined;
	/** Address of the form with its words. */
	to: string;
	healed?: Pick<HealedPicture, "image" | "months"> & { thumb: string | undefined };
}

interface PieceRowProps {
	piece: ArrangedPiece;
	isFirst: boolean;
	isLast: boolean;
}

export function PieceRow({ piece, isFirst, isLast }: PieceRowProps) {
	const { id, title, thumb, to } = piece;
	return (
		<MovableRow id={id} title={title} className={styles.piece}>
			{(handle) => (
				<>
					{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
					<p className={styles.title}>
						<Link to={to}>{title}</Link>
					</p>
					{handle}
					<PieceActs piece={piece} isFirst={isFirst} isLast={isLast} />
				</>
			)}
		</MovableRow>
	);
}

/** Memoized, because each move of a dragged piece renders all rows. */
const PieceActs = memo(function PieceActs({ piece, isFirst, isLast }: PieceRowProps) {
	const { id, title } = piece;
	return (
		<>
			<div className={styles.acts}>
				<MoveButtons name={id} title={title} isFirst={isFirst} isLast={isLast} />
				<Button type="submit" name="act" value={`retire ${id}`} kind="quiet">
					Retire<span className="unseen"> {title}</span>
				</Button>
			</div>
			<HealedRow piece={piece} />
		</>
	);
});

function HealedRow({ piece: { id, title, healed } }: { piece: ArrangedPiece }) {
	if (!healed) return null;
	const photo = readPhotoId(healed.image);
	const words = `Healed, ${writeMonths(healed.months)}`;
	return (
		<div className={styles.healed}>
			{healed.thumb && <img className={styles.thumb} src={healed.thumb} alt="" loading="lazy" />}
			{photo ? (
				<Link to={href("/admin/photos/:photo", { photo })}>
					{words}
					<span className="unseen">: {title}</span>
				</Link>
			) : (
				<p>{words}</p>
			)}
			<Button type="submit" name="act" value={`unpair ${id}`} kind="quiet">
				Take Off<span className="unseen"> the healed picture of {title}</span>
			</Button>
		</div>
	);
}
