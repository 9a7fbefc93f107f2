import styles from "./fields.module.css";
import { listTextPhotos } from "./photo-marks.ts";

interface TextPhotosProps {
	text: string;
	thumbs: Record<string, string>;
	/** Selects a part of the text. */
	select(from: number, to: number): void;
}

/** The text names photos by ids, so the form shows small pictures of them. */
export function TextPhotos({ text, thumbs, select }: TextPhotosProps) {
	const photos = listTextPhotos(text);
	if (photos.length === 0) return null;
	return (
		<ul className={styles.photos} data-late="" aria-label="Photos in the text">
			{photos.map(({ alt, name, at }) => (
				<li key={at}>
					<button type="button" onClick={() => select(at, at + alt.length)}>
						{thumbs[name] ? (
							<img src={thumbs[name]} alt="" loading="lazy" />
						) : (
							<span className={styles.noPicture} />
						)}
						<span>{alt || "Say what it shows"}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
