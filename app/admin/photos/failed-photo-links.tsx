import { href, Link } from "react-router";
import page from "../site/site-page.module.css";

/** To where each can be seen, replaced or deleted. */
export function FailedPhotoLinks({ photos }: { photos: { id: string; name: string }[] }) {
	if (photos.length === 0) return null;
	return (
		<ul>
			{photos.map(({ id, name }) => (
				<li key={id}>
					<Link className={page.link} to={href("/admin/photos/:photo", { photo: id })}>
						Open {name} in Photos
					</Link>
				</li>
			))}
		</ul>
	);
}
