import { Link } from "react-router";
import { BookLink } from "../../consultation/book-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./article-end.module.css";

type Neighbor = { title: string; url: string };

interface ArticleEndProps {
	prompt: string;
	category: { name: string; path: string };
	previous: Neighbor | undefined;
	next: Neighbor | undefined;
}

export function ArticleEnd({ prompt, category, previous, next }: ArticleEndProps) {
	return (
		<footer className={styles.ground} data-ground="paper">
			<div className={styles.end}>
				<div className={styles.prompt}>
					<p>{prompt}</p>
					<BookLink className={buttonClass("quiet")}>Book Consultation</BookLink>
				</div>
				<Link to={category.path} className={buttonClass("outline")} viewTransition>
					Back to Category<span className="unseen">: {category.name}</span>
				</Link>
			</div>
			<nav className={styles.neighbors} aria-label="More articles">
				{previous && <NeighborLink label="Previous article" neighbor={previous} />}
				{next && <NeighborLink label="Next article" neighbor={next} last />}
			</nav>
		</footer>
	);
}

type NeighborLinkProps = { label: string; neighbor: Neighbor; last?: true };

function NeighborLink({ label, neighbor, last }: NeighborLinkProps) {
	return (
		<Link to={neighbor.url} className={styles.neighbor} data-last={last} viewTransition>
			<span className={styles.label}>{label}</span>
			<span className={styles.title}>{neighbor.title}</span>
		</Link>
	);
}
