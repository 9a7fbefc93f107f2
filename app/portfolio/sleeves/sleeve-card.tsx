import { Link } from "react-router";
import { Picture, type PictureData } from "../../images/picture.tsx";
import styles from "./sleeve-card.module.css";

interface SleeveCardProps {
	sleeve: {
		title: string;
		description: string;
		path: string;
		pictures: { alt: string; picture: PictureData }[];
	};
	first: boolean;
}

export function SleeveCard({ sleeve, first }: SleeveCardProps) {
	return (
		<article className={styles.card}>
			<div className={styles.pictures}>
				{sleeve.pictures.map(({ alt, picture }, index) => (
					<Picture
						key={picture.path}
						picture={picture}
						alt={alt}
						sizes={
							index === 0 ? "(min-width: 1000px) 38vw, 75vw" : "(min-width: 1000px) 13vw, 25vw"
						}
						rank={first && index === 0 ? "largest" : "first"}
					/>
				))}
			</div>
			<h2 className={styles.title}>
				<Link to={sleeve.path} className={styles.link} viewTransition>
					{sleeve.title}
				</Link>
			</h2>
			<p className={styles.description}>{sleeve.description}</p>
		</article>
	);
}
