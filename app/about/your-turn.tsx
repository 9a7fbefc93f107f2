import { Link } from "react-router";
import { studio } from "../../content/studio.ts";
import { BookLink } from "../consultation/book-link.tsx";
import { Plate } from "../images/plate.tsx";
import type { ShownPiece } from "../pieces/show-piece.server.ts";
import { Actions } from "../ui/actions.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./your-turn.module.css";

export function YourTurn({ healed }: { healed: ShownPiece }) {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.turn}>
				<Plate
					{...healed}
					caption={healed.title}
					number={3}
					sizes="(min-width: 768px) min(34vw, 26rem), calc(100vw - 4.5rem)"
				/>
				<div className={styles.words}>
					<h2>Bring Me an Idea</h2>
					<p>
						Use the Book Consultation button and tell me what it is, how big, and where it goes. A
						few lines are enough; pictures help. I reply within {studio.replyWithinHours} hours.
					</p>
					<Actions>
						<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
						<Link to="/artwork" className={buttonClass("outline")} viewTransition>
							View Portfolios
						</Link>
					</Actions>
				</div>
			</div>
		</section>
	);
}
