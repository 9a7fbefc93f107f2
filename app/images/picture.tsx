import styles from "./picture.module.css";

/** One picture with its ready-made files; `<path>-<width>.<avif or webp>` is the address of each. */
export type PictureData = {
	/** Address without width and ending, for example `/pictures/home/hero`. */
	path: string;
	/** Size of the source in pixels: the ratio the place is kept in. */
	width: number;
	height: number;
	/** Dominant color, `#rrggbb`. */
	color: string;
	/** Listed widths there are files for, ascending. */
	avif: number[];
	webp: number[];
	/** The thumbhash as a PNG `data:` URL. */
	placeholder: string;
};

type PictureProps = {
	picture: PictureData;
	/** What is seen; empty for a picture that only decorates. */
	alt: string;
	/** Width the picture takes in the layout, as in the `sizes` attribute. */
	sizes: string;
	/** For the one picture a visitor sees first: fetched at once and before the others. */
	priority?: boolean;
	className?: string;
};

/**
 * A responsive picture that keeps its place from the first paint on. The placeholder is an image of its own
 * beneath the real one, because the page's policy allows no style attribute.
 */
export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
	const { width, height } = picture;
	const loading = priority
		? ({ loading: "eager", fetchPriority: "high" } as const)
		: ({ loading: "lazy", decoding: "async" } as const);
	return (
		<span className={className ? `${styles.frame} ${className}` : styles.frame}>
			<img
				className={styles.placeholder}
				src={picture.placeholder}
				alt=""
				aria-hidden
				width={width}
				height={height}
			/>
			<picture>
				<source type="image/avif" srcSet={listSources(picture, "avif")} sizes={sizes} />
				<source type="image/webp" srcSet={listSources(picture, "webp")} sizes={sizes} />
				<img
					className={styles.picture}
					src={`${picture.path}-${picture.webp.at(-1)}.webp`}
					alt={alt}
					width={width}
					height={height}
					{...loading}
				/>
			</picture>
		</span>
	);
}

/** A file is as wide as its listed width or as the source, whichever is less; the browser must hear the truth. */
function listSources(picture: PictureData, format: "avif" | "webp"): string {
	return picture[format]
		.map((width) => `${picture.path}-${width}.${format} ${Math.min(width, picture.width)}w`)
		.join(", ");
}
