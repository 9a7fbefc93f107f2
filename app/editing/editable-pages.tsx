import { href, Link } from "react-router";
import styles from "./bar/developer-bar.module.css";

interface EditablePagesProps {
	pathname: string;
	onLeave(): void;
}

const pages = [
	{ label: "Tattoos", path: href("/artwork/tattoos") },
	{ label: "Drawings", path: href("/artwork/drawings") },
	{ label: "Digital", path: href("/artwork/digital") },
	{ label: "Categories", path: href("/artwork/categories") },
	{ label: "Bird and floral", path: href("/bird-and-floral") },
	{ label: "Blog", path: href("/blog") },
];
const alsoEditable = [href("/artwork")];

/** Names the editable pages on a page that has nothing to edit. */
export function EditablePages({ pathname, onLeave }: EditablePagesProps) {
	// Its document registers soon.
	if (alsoEditable.includes(pathname) || pages.some(({ path }) => path === pathname)) return null;
	return (
		<div className={styles.group}>
			<p className={styles.state}>Nothing to edit here. See</p>
			<ul className={styles.pages}>
				{pages.map(({ label, path }) => (
					<li key={path}>
						<Link to={path} onClick={onLeave} viewTransition>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
