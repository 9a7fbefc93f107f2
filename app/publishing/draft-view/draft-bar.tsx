import { useSyncExternalStore } from "react";
import { href, useLocation } from "react-router";
import { isDeveloperMode, watchFlag } from "../../ui/developer-flag.ts";
import { useDemoMarks } from "../frame-studio.ts";
import styles from "./draft-bar.css?url";

/** Its styles are a file of their own, so that visitors do not load them. */
export default function DraftBar() {
	const { pathname } = useLocation();
	const here = useDemoMarks().filter(
		({ on, below }) => on.length === 0 || on.some((path) => isHere(path, below)),
	);
	const demo = new Intl.ListFormat("en-US").format(new Set(here.map(({ words }) => words)));
	function isHere(path: string, below: boolean): boolean {
		return pathname === path || (below && pathname.startsWith(`${path}/`));
	}
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
			{demo && (
				<details>
					<summary>Still from the demo on this page</summary>
					<p>
						{demo}. <a href={href("/admin/first-steps")}>First Steps</a>
					</p>
				</details>
			)}
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
