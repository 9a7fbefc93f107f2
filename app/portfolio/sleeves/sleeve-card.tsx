import { Link } from "react-router";
import { Picture, type PictureData } from "../../images/picture.tsx";
import styles from "./sleeve-card.module.css";

interface SleeveCardProps {
	sleeve: {
		title: string;
		description: string;
		path: string;
		pictures: { title: string; alt: string; picture: PictureData }[];
	};
	first: boolean;
}

export function SleeveCard({ sleeve, first }: SleeveCardProps) {
	return (
		<article className={styles.card}>
			<div className={styles.pictures} data-count={sleeve.pictures.length}>
				{sleeve.pictures.map(({ title, alt, picture }, index) => (
					<Picture
						key={picture.path}
						picture={picture}
						alt={alt}
						title={title}
						sizes={measureOnCard(picture, index, sleeve.pictures.length)}
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

/** Matches the stylesheet. A landscape picture is cropped, and so is larger than its place. */
function measureOnCard({ width, height }: PictureData, index: number, count: number): string {
	const share = (index === 0 ? Math.max(1, count - 1) : 1) / count;
	const across = share * Math.max(1, (1.25 * width) / height);
	return `(min-width: 1000px) ${Math.round(50 * across)}vw, ${Math.round(100 * across)}vw`;
}
