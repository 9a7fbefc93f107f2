import type { MouseEvent } from "react";
import { Picture } from "../../../images/picture.tsx";
import { isPlainClick } from "../../../ui/is-plain-click.ts";
import { placeOfImage } from "../project/project-image.ts";
import styles from "./filmstrip.module.css";
import type { SlideImage } from "./slide.tsx";

interface FilmstripProps {
	images: SlideImage[];
	at: number;
	onChoose: (index: number) => void;
}

export function Filmstrip({ images, at, onChoose }: FilmstripProps) {
	const choose = (event: MouseEvent, index: number) => {
		if (!isPlainClick(event)) return;
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
							href={`#${placeOfImage(image)}`}
							aria-label={image.title}
							aria-current={index === at}
							onClick={(event) => choose(event, index)}
						>
							<Picture picture={image.picture} alt="" title={image.title} sizes="20vw" />
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
