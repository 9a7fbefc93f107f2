import { Plate } from "../images/plate.tsx";
import type { ShownPiece } from "../portfolio/pieces/show-piece.server.ts";
import styles from "./philosophy.module.css";

interface PhilosophyProps {
	sentences: string[];
	study: ShownPiece;
	number: number;
}

export function Philosophy({ sentences, study, number }: PhilosophyProps) {
	return (
		<section className={`section ${styles.pair}`} data-ground="paper">
			<blockquote className={styles.quote}>
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</blockquote>
			<Plate
				{...study}
				caption={study.title}
				number={number}
				sizes="(min-width: 768px) min(32vw, 38rem), calc(100vw - 4.5rem)"
			/>
		</section>
	);
}
