import { type ProjectImage, ProjectPicture } from "./project-picture.tsx";
import styles from "./slide.module.css";

export interface SlideImage extends ProjectImage {
	/** How many sessions it took. */
	duration?: string;
}

interface SlideProps {
	project: string;
	image: SlideImage;
	place: { at: number; of: number };
	current: boolean;
	rank: "largest" | "first" | "later";
	/** The keyboard has come to it. */
	onReach: () => void;
}

const sizes = "(min-width: 768px) min(72vw, 80vh - 11.6rem), 100vw";

export function Slide({ project, image, place, current, rank, onReach }: SlideProps) {
	return (
		<li
			id={nameSlide(image)}
			className={styles.slide}
			data-current={current ? "" : undefined}
			onFocus={({ target }) => target.matches(":focus-visible") && onReach()}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no fieldset */}
			<div
				role="group"
				aria-roledescription="slide"
				aria-label={`${image.title}, ${place.at + 1} of ${place.of}`}
			>
				<ProjectPicture project={project} image={image} sizes={sizes} rank={rank} />
				<SlideWords image={image} />
			</div>
		</li>
	);
}

function SlideWords({ image }: { image: SlideImage }) {
	return (
		<div className={styles.words}>
			<h2 className={styles.title}>{image.title}</h2>
			{image.duration && <p className={styles.duration}>{image.duration}</p>}
			<p className={styles.description}>{image.description}</p>
		</div>
	);
}

/** @returns what the address calls the slide of a picture */
export function nameSlide({ id }: Pick<SlideImage, "id">): string {
	return `picture-${id}`;
}
