import { Link } from "react-router";
import { BookLink } from "../consultation/book-link.tsx";
import { Plate } from "../images/plate.tsx";
import type { ShownPiece } from "../portfolio/pieces/show-piece.server.ts";
import type { About } from "../publishing/schemas/about.ts";
import { buttonClass } from "../ui/button.tsx";
import { Actions } from "../ui/page/actions.tsx";
import styles from "./your-turn.module.css";

interface YourTurnProps {
	prompt: About["prompt"];
	healed: ShownPiece;
	number: number;
}

export function YourTurn({ prompt, healed, number }: YourTurnProps) {
	return (
		<section className={`section ${styles.turn}`} data-ground="paper">
			<Plate
				{...healed}
				caption={healed.title}
				number={number}
				sizes="(min-width: 768px) min(36vw, 38rem), calc(100vw - 4.5rem)"
			/>
			<div className={styles.words}>
				<h2>{prompt.title}</h2>
				<p>{prompt.text}</p>
				<Actions>
					<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
					<Link to="/artwork" className={buttonClass("outline")} viewTransition>
						View Portfolios
					</Link>
				</Actions>
			</div>
		</section>
	);
}
