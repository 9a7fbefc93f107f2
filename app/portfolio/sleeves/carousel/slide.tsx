import type { SleeveEditors } from "../../../editing/sleeves/sleeve-editors.ts";
import { type ProjectImage, placeOfImage } from "../project/project-image.ts";
import { ProjectPicture } from "../project/project-picture.tsx";
import styles from "./slide.module.css";

export interface SlideImage extends ProjectImage {
	duration?: string | undefined;
}

interface SlideProps {
	image: SlideImage;
	place: { at: number; of: number };
	current: boolean;
	rank: "largest" | "first" | "later";
	editors?: SleeveEditors;
	onReach: () => void;
}

const sizes = "(min-width: 768px) min(72vw, 80vh - 11.6rem), 100vw";

export function Slide({ image, place, current, rank, editors, onReach }: SlideProps) {
	return (
		<li
			id={placeOfImage(image)}
			className={styles.slide}
			data-current={current ? "" : undefined}
			onFocus={({ target }) => target.matches(":focus-visible") && onReach()}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a slide is no form fieldset */}
			<div
				role="group"
				aria-roledescription="slide"
				aria-label={`${image.title}, ${place.at + 1} of ${place.of}`}
			>
				<ProjectPicture image={image} sizes={sizes} rank={rank} />
				<SlideWords image={image} editors={editors} />
			</div>
		</li>
	);
}

function SlideWords({ image, editors }: Pick<SlideProps, "image" | "editors">) {
	const { id, title, description } = image;
	const words = editors?.ofImage("description", id) ?? description;
	const duration = editors?.ofImage("duration", id) ?? image.duration;
	return (
		<div className={styles.words}>
			<h2 className={styles.title}>{editors?.ofImage("title", id) ?? title}</h2>
			{duration && <p className={styles.duration}>{duration}</p>}
			{words && <p className={styles.description}>{words}</p>}
		</div>
	);
}
