import { philosophy } from "../../content/about.ts";
import { Plate } from "../images/plate.tsx";
import type { ShownPiece } from "../pieces/show-piece.server.ts";
import styles from "./philosophy.module.css";

export function Philosophy({ study }: { study: ShownPiece }) {
	return (
		<section className={styles.ground} data-ground="paper">
			<div className={styles.pair}>
				<blockquote className={styles.quote}>
					{philosophy.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</blockquote>
				<Plate
					{...study}
					caption={study.title}
					number={2}
					sizes="(min-width: 768px) min(34vw, 26rem), calc(100vw - 4.5rem)"
				/>
			</div>
		</section>
	);
}
