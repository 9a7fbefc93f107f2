import { Button } from "../../../ui/button.tsx";
import { OrderButton } from "../../../ui/order-button.tsx";
import styles from "./pieces.module.css";

interface PieceRowProps {
	piece: { id: number; title: string; thumb: string | undefined };
	isFirst: boolean;
	isLast: boolean;
}

export function PieceRow({ piece: { id, title, thumb }, isFirst, isLast }: PieceRowProps) {
	return (
		<li id={`piece-${id}`} className={styles.piece}>
			{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
			<p className={styles.title}>{title}</p>
			<div className={styles.acts}>
				{(["first", "up", "down"] as const).map((move) => (
					<OrderButton
						key={move}
						act={move}
						title={title}
						name="act"
						value={`${move} ${id}`}
						disabled={move === "down" ? isLast : isFirst}
					/>
				))}
				<Button type="submit" name="act" value={`retire ${id}`} kind="quiet">
					Retire<span className="unseen"> {title}</span>
				</Button>
			</div>
		</li>
	);
}
