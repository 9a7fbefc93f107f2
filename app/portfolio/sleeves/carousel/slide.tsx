import type { SleeveEditors } from "../../../editing/sleeves/sleeve-editors.ts";
import type { PictureData } from "../../../images/picture.tsx";
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

/** Matches the stylesheet. */
function measureSlide({ width, height }: PictureData): string {
	const ratio = width / height;
	return `(min-width: 768px) min(100vw, (100vh - 14.5rem) * ${ratio.toFixed(3)}, ${Math.round(90 * ratio)}vw), 100vw`;
}

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
				<ProjectPicture image={image} sizes={measureSlide(image.picture)} rank={rank} />
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
