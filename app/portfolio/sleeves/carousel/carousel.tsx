import { useId } from "react";
import type { SleeveEditors } from "../../../editing/sleeves/sleeve-editors.ts";
import { MarkButton } from "../../../ui/mark-button.tsx";
import { LeftMark, RightMark } from "../../../ui/step-marks.tsx";
import { PageHead } from "../../page-head.tsx";
import styles from "./carousel.module.css";
import { Filmstrip } from "./filmstrip.tsx";
import { Slide, type SlideImage } from "./slide.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
	title: string;
	back: { label: string; path: string };
	images: SlideImage[];
	editors?: SleeveEditors;
}

/** A scroll-snap row with buttons and arrow keys; without scripts it still scrolls. */
export function Carousel({ title, back, images, editors }: CarouselProps) {
	const rowId = useId();
	const { at, nears, goTo, move, rowProps } = useCarousel(images.length);
	useArrowKeys(move);
	const last = images.length - 1;
	return (
		<section className={styles.carousel} aria-roledescription="carousel" aria-label={title}>
			<PageHead title={title} editor={editors?.ofProject("pageTitle")} back={back}>
				<div className={styles.controls}>
					<MarkButton
						label="Previous picture"
						controls={rowId}
						disabled={at === 0}
						late
						onClick={() => move(-1)}
					>
						<LeftMark />
					</MarkButton>
					<p className={styles.place} role="status">
						<span className="unseen">{images[at]?.title}, </span>
						{`${at + 1} of ${images.length}`}
					</p>
					<MarkButton
						label="Next picture"
						controls={rowId}
						disabled={at === last}
						late
						onClick={() => move(1)}
					>
						<RightMark />
					</MarkButton>
				</div>
			</PageHead>
			<Filmstrip images={images} at={at} onChoose={goTo} />
			<ul id={rowId} className={styles.row} {...rowProps}>
				{images.map((image, index) => (
					<Slide
						key={image.id}
						image={image}
						place={{ at: index, of: images.length }}
						current={index === at}
						editors={editors}
						onReach={() => goTo(index)}
						rank={index === 0 ? "largest" : nears && Math.abs(index - at) === 1 ? "first" : "later"}
					/>
				))}
			</ul>
		</section>
	);
}
