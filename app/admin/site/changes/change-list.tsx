import styles from "./change-list.module.css";
import type { Change } from "./compare-bodies.ts";

const words = { changed: "", added: "Added", removed: "Removed", moved: "Moved" };

/** Before and after in one: what was is struck, what is new is marked. */
export function ChangeList({ changes }: { changes: Change[] }) {
	if (changes.length === 0) return <p>Nothing differs.</p>;
	return (
		<ul className={styles.changes}>
			{changes.map(({ where, kind, parts }) => (
				<li key={`${where.join(" ")} ${kind} ${parts[0]?.text}`}>
					<p className={styles.where}>
						{where.join(" › ")}
						{words[kind] && <span className={styles.kind}> {words[kind]}</span>}
					</p>
					{parts.length > 0 && (
						<p className={styles.text}>
							{parts.map(({ kind, text }, at) => {
								const key = `${at} ${kind}`;
								if (kind === "old") return <del key={key}>{text}</del>;
								return kind === "new" ? <ins key={key}>{text}</ins> : text;
							})}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
