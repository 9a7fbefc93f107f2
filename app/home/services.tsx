import { href, Link } from "react-router";
import { useStudio } from "../publishing/frame-studio.ts";
import type { Home } from "../publishing/schemas/pages.ts";
import styles from "./services.module.css";

export function Services({ title, kinds }: Home["services"]) {
	return (
		<section className="section" data-ground="ink">
			<h2>{title}</h2>
			<div className={styles.pair}>
				{kinds.map((kind) => (
					<article key={kind.title}>
						<h3>{kind.title}</h3>
						<p>{kind.text}</p>
					</article>
				))}
			</div>
			<p className={styles.prices}>
				{useStudio().prices}
				<Link to={href("/drawing-and-deposit-policy")} viewTransition>
					Drawing and Deposit Policy
				</Link>
			</p>
		</section>
	);
}
