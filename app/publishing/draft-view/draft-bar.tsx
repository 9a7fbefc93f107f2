import { useSyncExternalStore } from "react";
import { href, useLocation } from "react-router";
import { isDeveloperMode, watchFlag } from "../../ui/developer-flag.ts";
import styles from "./draft-bar.css?url";

/** Its styles are a file of their own, so that visitors do not load them. */
export function DraftBar() {
	const { pathname } = useLocation();
	const isEditing = useSyncExternalStore(watchFlag, isDeveloperMode, () => false);
	return (
		<form
			className="draft-bar"
			aria-label="Your drafts"
			method="post"
			action={href("/admin/site/draft-view")}
		>
			<link rel="stylesheet" href={styles} precedence="first" />
			<p>You see the site with your drafts. Visitors do not.</p>
			{!isEditing && <a href="?dev">Edit in Place</a>}
			<a href={`${href("/admin/site/words")}?page=${pathname}`}>All Words</a>
			<a href={href("/admin/site/review")}>Review Changes</a>
			<input type="hidden" name="back" value={pathname} />
			<button type="submit" name="show" value="">
				Hide Drafts
			</button>
		</form>
	);
}
