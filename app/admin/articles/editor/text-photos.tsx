import styles from "./fields.module.css";

interface TextPhotosProps {
	text: string;
	thumbs: Record<string, string>;
	/** Marks a part of the text, to be typed over. */
	select(from: number, to: number): void;
}

const photoMarks = /!\[([^\]]*)\]\((photos\/[0-9a-f]{32})/g;

/** The text names photos by ids, so the form shows small pictures of them. */
export function TextPhotos({ text, thumbs, select }: TextPhotosProps) {
	const photos = [...text.matchAll(photoMarks)];
	if (photos.length === 0) return null;
	return (
		<ul className={styles.photos} data-late="" aria-label="Photos in the text">
			{photos.map(({ 1: alt = "", 2: name = "", index }) => (
				<li key={index}>
					<button type="button" onClick={() => select(index + 2, index + 2 + alt.length)}>
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
