import styles from "./services.module.css";

export function Services() {
	return (
		<section className={styles.ground} data-ground="ink">
			<div className={styles.services}>
				<h2>What I Do</h2>
				<div className={styles.pair}>
					<article>
						<h3>Custom Tattoos</h3>
						<p>
							Single pieces, half sleeves, large-scale work. Black and gray, color, or both, drawn
							for the person who will wear it.
						</p>
					</article>
					<article>
						<h3>Cover-ups & Touch-ups</h3>
						<p>
							An old tattoo drawn over until you see only the new one, or faded lines and color put
							right.
						</p>
					</article>
				</div>
			</div>
		</section>
	);
}
