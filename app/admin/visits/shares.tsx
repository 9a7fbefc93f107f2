import styles from "./visits.module.css";

interface Share {
	name: string;
	count: number;
	/** Shown after the count. */
	more?: string;
}

/** Counts with bars in proportion to the largest. */
export function Shares({ shares, locale }: { shares: Share[]; locale: string }) {
	const most = Math.max(1, ...shares.map(({ count }) => count));
	return (
		<ol className={styles.shares}>
			{shares.map(({ name, count, more }) => (
				<li key={name}>
					<p className={styles.share}>
						<span>{name}</span>
						<span>
							<strong>{count.toLocaleString(locale)}</strong>
							{more && ` ${more}`}
						</span>
					</p>
					<progress max={most} value={count} aria-hidden="true" />
				</li>
			))}
		</ol>
	);
}
