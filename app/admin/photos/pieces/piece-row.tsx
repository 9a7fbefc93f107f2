import { Button } from "../../../ui/button.tsx";
import { Mark } from "../../../ui/mark.tsx";
import styles from "./pieces.module.css";

interface PieceRowProps {
	piece: { id: number; title: string; thumb: string | undefined };
	isFirst: boolean;
	isLast: boolean;
}

const moves = {
	first: { words: "to the first place", path: "M2 3h14M2 14l7-7 7 7" },
	up: { words: "up", path: "m2 12 7-7 7 7" },
	down: { words: "down", path: "m2 6 7 7 7-7" },
};

export function PieceRow({ piece: { id, title, thumb }, isFirst, isLast }: PieceRowProps) {
	return (
		<li id={`piece-${id}`} className={styles.piece}>
			{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
			<p className={styles.title}>{title}</p>
			<div className={styles.acts}>
				{(["first", "up", "down"] as const).map((move) => (
					<button
						key={move}
						className={styles.move}
						type="submit"
						name="act"
						value={`${move} ${id}`}
						disabled={move === "down" ? isLast : isFirst}
						aria-label={`Move ${title} ${moves[move].words}`}
					>
						<Mark path={moves[move].path} />
					</button>
				))}
				<Button type="submit" name="act" value={`retire ${id}`} kind="quiet">
					Retire<span className="unseen"> {title}</span>
				</Button>
			</div>
		</li>
	);
}
