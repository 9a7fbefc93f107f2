import { href, Link } from "react-router";
import styles from "./quick-links.module.css";

const links = [
	{ label: "Artwork", to: "/artwork" },
	{ label: "Tattoos", to: "/tattoos" },
	{ label: "Aftercare Guide", to: href("/aftercare") },
	{ label: "About", to: href("/about") },
	{ label: "Drawing and Deposit Policy", to: href("/drawing-and-deposit-policy") },
];

export function QuickLinks() {
	return (
		<section className={styles.links} data-ground="paper" aria-labelledby="quick-links">
			<h2 id="quick-links">Quick Links</h2>
			<ul className={styles.list}>
				{links.map(({ label, to }) => (
					<li key={to}>
						<Link to={to} className={styles.link} viewTransition>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
