import { useEffect, useRef, useState } from "react";
import type { Focus } from "../publishing/focus.ts";
import styles from "./picture.module.css";
import { LostPicture, PictureFailure } from "./picture-failure.tsx";
import { addressFile } from "./picture-file.ts";

export type PictureData = {
	path: string;
	/** Hash of the files; empty for a picture without files. */
	hash: string;
	/** Displayed size in pixels of the source. */
	width: number;
	height: number;
	/** Degrees clockwise from the stored files. */
	turn: 0 | 90 | -90;
	/** Listed widths, ascending; empty for a picture without files. */
	avif: number[];
	webp: number[];
	/** A tiny WebP as a `data:` URL, turned like the files; empty for a picture without files. */
	placeholder: string;
	/** Without one, the center. */
	focus?: Focus;
	/** Addresses of a private picture, by width ascending, in place of published files. */
	sources?: { address: string; width: number }[];
};

export function isLost({ webp, sources }: PictureData): boolean {
	return webp.length === 0 && !sources;
}

type PictureProps = {
	picture: PictureData;
	/** Upright picture for screens below 640 px, with the same alt text. */
	narrow?: PictureData;
	/** URL of a file that is already loaded; used as the placeholder. */
	shown?: string | undefined;
	alt: string;
	title?: string;
	/** Selects the failure text: a category's names the path, a piece's the title. */
	of?: "category" | undefined;
	sizes: string;
	/** Visitors zoom into it: dense screens get every pixel. */
	zoomable?: boolean;
	rank?: "largest" | "first" | "later";
	className?: string;
};

const loadings = {
	largest: { loading: "eager", fetchPriority: "high" },
	first: { loading: "eager", fetchPriority: "low", decoding: "async" },
	later: { loading: "lazy", decoding: "async" },
} as const;

/**
 * Reserves its space from the first paint. The content security policy forbids style attributes, so an empty
 * SVG of the right size does it, and the placeholder is an image of its own.
 */
export function Picture(props: PictureProps) {
	const { picture, className, title, alt, of } = props;
	if (isLost(picture) && !props.shown) {
		return <LostPicture path={picture.path} title={title ?? alt} of={of} className={className} />;
	}
	return <OnePicture key={props.picture.path} {...props} />;
}

function OnePicture(props: PictureProps) {
	const { picture, narrow, shown, alt, title, of, rank = "later", className } = props;
	const sizes = props.zoomable ? props.sizes : capDots(props.sizes);
	const { width, height, turn, path } = picture;
	const { image, state, attempt, onLoad, onError } = useImageState();
	return (
		<span
			className={className ? `${styles.frame} ${className}` : styles.frame}
			data-state={state}
			data-focus={picture.focus}
		>
			<Place
				picture={shown ? { ...picture, placeholder: shown } : picture}
				only={narrow && "wide"}
			/>
			{narrow && <Place picture={narrow} only="narrow" />}
			{state !== "failed" ? (
				<picture key={attempt} className={styles.files}>
					{narrow && <Sources picture={narrow} sizes={sizes} media="(max-width: 639.98px)" />}
					{!picture.sources && <Sources picture={picture} sizes={sizes} />}
					<img
						ref={image}
						className={styles.picture}
						data-turn={turn || undefined}
						{...addressImage(picture, sizes)}
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
				<PictureFailure title={title ?? alt} path={path} of={of} />
			)}
		</span>
	);
}

type PlaceProps = { picture: PictureData; only: "wide" | "narrow" | undefined };

/** Takes the picture's intrinsic size, so that stylesheets can fit it like an image. */
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

/**
 * Nobody sees more than two dots a pixel on phones that have three, and they cost half of a page's bytes (docs/speed.md).
 * Phones with two ask for a tenth less: 412 px at 1.75 dots would just miss the 720 px file.
 */
function capDots(sizes: string): string {
	const [onPhones = ""] = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))*$/.exec(sizes) ?? [];
	const onPhone = (dots: number, share: number) =>
		`(min-resolution: ${dots}dppx) and (max-width: 600px) calc(${onPhones.trim()} * ${share})`;
	return [onPhone(2.5, 0.6), onPhone(1.5, 0.9), sizes].join(", ");
}

function addressImage(picture: PictureData, sizes: string) {
	const { sources } = picture;
	if (!sources) return { src: addressFile(picture, "webp") };
	const srcSet = sources.map(({ address, width }) => `${address} ${width}w`).join(", ");
	return { src: sources[0]?.address, srcSet, sizes };
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

/** Covers images that loaded or failed before hydration; retries when the browser is back online. */
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

/** A file is never wider than its source; of a turned picture the file's height is the displayed width. */
function listSources(picture: PictureData, format: "avif" | "webp"): string {
	const { width, height, turn } = picture;
	const storedWidth = turn ? height : width;
	return picture[format]
		.map((listed) => {
			const across = (Math.min(listed, storedWidth) * width) / storedWidth;
			return `${addressFile(picture, format, listed)} ${Math.round(across)}w`;
		})
		.join(", ");
}
