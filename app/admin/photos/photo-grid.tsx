import { href, Link } from "react-router";
import styles from "./photos.module.css";
import { isUnused, sayPhoto } from "./say-photo.ts";
import type { ShownPhoto } from "./show-photo.server.ts";

export function PhotoGrid({ photos }: { photos: ShownPhoto[] }) {
	if (photos.length === 0) return <p className={styles.empty}>No photos yet.</p>;
	// Photos without a place on the site come first: they need the artist.
	const sorted = [...photos.filter(isUnused), ...photos.filter((photo) => !isUnused(photo))];
	return (
		<ul className={styles.grid} aria-label="Your photos">
			{sorted.map((photo) => (
				<li key={photo.id}>
					<Link className={styles.photo} to={href("/admin/photos/:photo", { photo: photo.id })}>
						{photo.thumb ? (
							<img className={styles.thumb} src={photo.thumb} alt="" loading="lazy" />
						) : (
							<span className={styles.thumb} data-busy={photo.state !== "failed" || undefined} />
						)}
						<span className={styles.name}>{photo.name}</span>
						<span className={styles.state} data-wrong={photo.state === "failed" || undefined}>
							{sayPhoto(photo)}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
