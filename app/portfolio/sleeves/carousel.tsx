import { useCallback, useId } from "react";
import { LeftMark, RightMark } from "../../images/viewer/viewer-marks.tsx";
import styles from "./carousel.module.css";
import { Filmstrip } from "./filmstrip.tsx";
import { PageHead } from "./page-head.tsx";
import { Slide, type SlideImage } from "./slide.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
	/** The project's name in addresses. */
	project: string;
	title: string;
	back: { label: string; path: string };
	images: SlideImage[];
}

/**
 * A row of pictures to go through by buttons, by left and right, and by hand. It is a row that scrolls:
 * without scripts it still does. At either end its button is disabled, as in the zoom viewer.
 */
export function Carousel({ project, title, back, images }: CarouselProps) {
	const rowId = useId();
	const { at, goTo, rowProps } = useCarousel(images.length);
	const move = useCallback((step: number) => goTo(at + step), [goTo, at]);
	useArrowKeys(move);
	const last = images.length - 1;
	return (
		<section className={styles.carousel} aria-roledescription="carousel" aria-label={title}>
			<PageHead title={title} back={back}>
				<div className={styles.controls}>
					<button
						type="button"
						className={styles.control}
						aria-label="Previous picture"
						aria-controls={rowId}
						aria-disabled={at === 0}
						data-late=""
						onClick={() => move(-1)}
					>
						<LeftMark />
					</button>
					<p className={styles.place} role="status">
						<span className="unseen">{images[at]?.title}, </span>
						{`${at + 1} of ${images.length}`}
					</p>
					<button
						type="button"
						className={styles.control}
						aria-label="Next picture"
						aria-controls={rowId}
						aria-disabled={at === last}
						data-late=""
						onClick={() => move(1)}
					>
						<RightMark />
					</button>
				</div>
			</PageHead>
			<Filmstrip images={images} at={at} onChoose={goTo} />
			<ul id={rowId} className={styles.row} {...rowProps}>
				{images.map((image, index) => (
					<Slide
						key={image.id}
						project={project}
						image={image}
						place={{ at: index, of: images.length }}
						current={index === at}
						onReach={() => goTo(index)}
						rank={index === 0 ? "largest" : Math.abs(index - at) === 1 ? "first" : "later"}
					/>
				))}
			</ul>
		</section>
	);
}
