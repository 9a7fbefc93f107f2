import { useEffect, useRef, useState } from "react";
import styles from "./picture.module.css";
import { LostPicture, PictureFailure } from "./picture-failure.tsx";

/** One picture with its ready-made files; `<path>-<width>.<avif or webp>` is the address of each. */
export type PictureData = {
	/** Address without width and ending, for example `/pictures/home/hero`. */
	path: string;
	/** Size as it is shown, in pixels of the source: the ratio its place is kept in. */
	width: number;
	height: number;
	/** Degrees clockwise the stored files are turned to stand upright. */
	turn: 0 | 90 | -90;
	/** Listed widths there are files for, ascending; none of a picture that is missing. */
	avif: number[];
	webp: number[];
	/** A tiny WebP as a `data:` URL, turned as the files are; empty where the picture is missing. */
	placeholder: string;
};

/** The site has no file of it. */
export function isLost({ webp }: PictureData): boolean {
	return webp.length === 0;
}

type PictureProps = {
	picture: PictureData;
	/** Shown in its place where the screen is narrower than 640 px; upright, and with the same words for it. */
	narrow?: PictureData;
	/** A file of it that is here already: stands in its place until another has come, or for good if none comes. */
	shown?: string | undefined;
	/** What is seen; empty for a picture that only decorates. */
	alt: string;
	/** Named when the picture cannot be shown; the `alt` text when absent. */
	title?: string;
	/** A category's picture names its path when it cannot be shown, any other the title. */
	of?: "category" | "piece";
	/** Width the picture takes in the layout, as in the `sizes` attribute. */
	sizes: string;
	/** `largest`: fetched before all others; `first`: in the first row, fetched at once; else when near. */
	rank?: "largest" | "first" | "later";
	className?: string;
};

const loadings = {
	largest: { loading: "eager", fetchPriority: "high" },
	first: { loading: "eager", fetchPriority: "low", decoding: "async" },
	later: { loading: "lazy", decoding: "async" },
} as const;

/**
 * A responsive picture that keeps its place from the first paint on. The page's policy allows no style
 * attribute, so an empty drawing of the right ratio makes the place, whatever becomes of the picture, and the
 * placeholder is an image of its own beneath the real one.
 */
export function Picture(props: PictureProps) {
	const { picture, className, title, alt, of = "piece" } = props;
	if (isLost(picture) && !props.shown) {
		return <LostPicture path={picture.path} title={title ?? alt} of={of} className={className} />;
	}
	// Another picture begins anew, whatever became of the one before it.
	return <OnePicture key={props.picture.path} {...props} />;
}

function OnePicture(props: PictureProps) {
	const { picture, narrow, shown, alt, title, of, sizes, rank = "later", className } = props;
	const { width, height, turn, path } = picture;
	const { image, state, attempt, onLoad, onError } = useImageState();
	return (
		<span className={className ? `${styles.frame} ${className}` : styles.frame} data-state={state}>
			<Place
				picture={shown ? { ...picture, placeholder: shown } : picture}
				only={narrow && "wide"}
			/>
			{narrow && <Place picture={narrow} only="narrow" />}
			{state !== "failed" ? (
				<picture key={attempt} className={styles.files}>
					{narrow && <Sources picture={narrow} sizes={sizes} media="(max-width: 639.98px)" />}
					<Sources picture={picture} sizes={sizes} />
					<img
						ref={image}
						className={styles.picture}
						data-turn={turn || undefined}
						src={`${path}-${picture.webp.at(-1)}.webp`}
						alt={alt}
						width={turn ? height : width}
						height={turn ? width : height}
						onLoad={onLoad}
						onError={onError}
						{...loadings[rank]}
					/>
				</picture>
			) : shown ? (
				<span className={styles.files}>
					<img className={styles.picture} data-turn={turn || undefined} src={shown} alt={alt} />
				</span>
			) : (
				<PictureFailure title={title ?? alt} path={path} of={of ?? "piece"} />
			)}
		</span>
	);
}

type PlaceProps = { picture: PictureData; only: "wide" | "narrow" | undefined };

/** As large as the picture would like to be, so that a stylesheet may fit it in as it would an image. */
function Place({ picture: { width, height, turn, placeholder }, only }: PlaceProps) {
	return (
		<>
			<svg
				className={styles.place}
				viewBox={`0 0 ${width} ${height}`}
				width={width}
				height={height}
				data-only={only}
				aria-hidden
			/>
			<span className={styles.files} data-only={only}>
				<img
					className={styles.placeholder}
					data-turn={turn || undefined}
					src={placeholder}
					alt=""
					aria-hidden
				/>
			</span>
		</>
	);
}

type SourcesProps = Pick<PictureProps, "picture" | "sizes"> & { media?: string };

function Sources({ picture, sizes, media }: SourcesProps) {
	return (["avif", "webp"] as const).map((format) => (
		<source
			key={format}
			type={`image/${format}`}
			media={media}
			srcSet={listSources(picture, format)}
			sizes={sizes}
		/>
	));
}

type ImageState = "loading" | "loaded" | "failed";

/** What became of an image, also when it came or failed before scripts did; tried again once back online. */
function useImageState() {
	const image = useRef<HTMLImageElement>(null);
	const [state, setState] = useState<ImageState>("loading");
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const { complete, currentSrc, naturalWidth } = image.current ?? {};
		if (complete && currentSrc) setState(naturalWidth ? "loaded" : "failed");
	}, []);
	useEffect(() => {
		if (state !== "failed") return;
		const tryAgain = () => {
			setAttempt((before) => before + 1);
			setState("loading");
		};
		addEventListener("online", tryAgain);
		return () => removeEventListener("online", tryAgain);
	}, [state]);
	return {
		image,
		state,
		attempt,
		onLoad: () => setState("loaded"),
		onError: () => setState("failed"),
	};
}

/**
 * A file is as wide as its listed width or as the source, whichever is less; the browser must hear the truth.
 * Of a turned picture it is the file's height that spans the place.
 */
function listSources(picture: PictureData, format: "avif" | "webp"): string {
	const { width, height, turn, path } = picture;
	const storedWidth = turn ? height : width;
	return picture[format]
		.map((listed) => {
			const across = (Math.min(listed, storedWidth) * width) / storedWidth;
			return `${path}-${listed}.${format} ${Math.round(across)}w`;
		})
		.join(", ");
}
