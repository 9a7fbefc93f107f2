import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../request/moment.tsx";
import type { Route } from "./+types/history.route";
import { ChangeList } from "./change-list.tsx";
import styles from "./changes.module.css";
import { Again } from "./publish-again.tsx";

type Loaded = Route.ComponentProps["loaderData"];

interface RevisionListProps extends Pick<Loaded, "listed" | "newest" | "shown"> {
	/** Whether it goes back to what the site came with. */
	isWhole: boolean;
}

/** Newest first. */
export function RevisionList({ listed, newest, shown, isWhole }: RevisionListProps) {
	return (
		<ol className={styles.revisions}>
			{listed.map(({ revision, publishedAt, changes }) => (
				<li key={revision} className={styles.part}>
					<header className={styles.head}>
						<h2>
							<Moment at={publishedAt} />
						</h2>
						<p className={styles.muted}>
							Published by you
							{revision === shown && ". Visitors see this one"}
							{revision > shown && ". It does not fit this version of the site"}.
						</p>
					</header>
					<div className={styles.body}>
						<ChangeList changes={changes} />
						{revision === newest ? (
							<Again again={revision - 1} newest={newest} words="Undo" />
						) : (
							<AskAgain revision={revision} />
						)}
					</div>
				</li>
			))}
			{isWhole && (
				<li className={styles.part}>
					<header className={styles.head}>
						<h2>Built in</h2>
						<p className={styles.muted}>
							What the site came with{shown === 0 && ". Visitors see this one"}.
						</p>
					</header>
					{newest > 1 && <AskAgain revision={0} />}
				</li>
			)}
		</ol>
	);
}

/** Before it is published again, the artist sees what that changes. */
function AskAgain({ revision }: { revision: number }) {
	return (
		<Form method="get">
			<Button type="submit" name="again" value={revision} kind="outline">
				Publish This One Again
			</Button>
		</Form>
	);
}
