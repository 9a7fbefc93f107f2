import type { KindWords as Shown } from "../publishing/schemas/kind-words.ts";
import styles from "./kind-words.css?url";

/** Notes that the artist has published. Nothing is shown before the first one. */
export function KindWords({ notes = [] }: { notes?: Shown["notes"] | undefined }) {
	if (notes.length === 0) return null;
	return (
		<section className="section kind-words" data-ground="paper" aria-labelledby="kind-words">
			<link rel="stylesheet" href={styles} precedence="late" />
			<h2 id="kind-words">Kind Words</h2>
			<ul data-one={notes.length === 1 ? "" : undefined}>
				{notes.map(({ id, text }) => (
					<li key={id}>
						<blockquote>
							<p>{text}</p>
						</blockquote>
					</li>
				))}
			</ul>
		</section>
	);
}
