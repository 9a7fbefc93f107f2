import { href, Link } from "react-router";
import styles from "./failed-photo-links.module.css";

/** To where each can be seen, replaced or deleted. */
export function FailedPhotoLinks({ photos }: { photos: { id: string; name: string }[] }) {
	if (photos.length === 0) return null;
	return (
		<ul className={styles.links}>
			{photos.map(({ id, name }) => (
				<li key={id}>
					<Link to={href("/admin/photos/:photo", { photo: id })}>Open {name} in Photos</Link>
				</li>
			))}
		</ul>
	);
}
