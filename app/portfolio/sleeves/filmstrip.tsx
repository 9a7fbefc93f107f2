import type { MouseEvent } from "react";
import { Picture } from "../../images/picture.tsx";
import styles from "./filmstrip.module.css";
import { nameSlide, type SlideImage } from "./slide.tsx";

interface FilmstripProps {
	images: SlideImage[];
	at: number;
	onChoose: (index: number) => void;
}

/** On a phone, where one picture fills the width: all of them, small, each of which leads to its slide. */
export function Filmstrip({ images, at, onChoose }: FilmstripProps) {
	const choose = (event: MouseEvent, index: number) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		onChoose(index);
	};
	return (
		<nav className={styles.strip} aria-label="All pictures">
			<ul className={styles.list}>
				{images.map((image, index) => (
					<li key={image.id}>
						<a
							className={styles.small}
							href={`#${nameSlide(image)}`}
							aria-label={image.title}
							aria-current={index === at}
							onClick={(event) => choose(event, index)}
						>
							<Picture picture={image.picture} alt="" title="" sizes="20vw" />
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
