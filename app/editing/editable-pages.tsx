import { Link } from "react-router";
import styles from "./bar/developer-bar.module.css";
import { editablePages, isEditablePage } from "./is-editable-page.ts";

interface EditablePagesProps {
	pathname: string;
	onLeave(): void;
}

/** Names the editable pages on a page that has nothing to edit. */
export function EditablePages({ pathname, onLeave }: EditablePagesProps) {
	// Its document registers soon.
	if (isEditablePage(pathname)) return null;
	return (
		<div className={styles.group}>
			<p className={styles.state}>Nothing to edit here. See</p>
			<ul className={styles.pages}>
				{editablePages.map(({ label, path }) => (
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
