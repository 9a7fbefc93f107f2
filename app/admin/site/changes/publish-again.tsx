import { Form, href, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { sayList } from "../../../ui/say-list.ts";
import { Moment } from "../../request/moment.tsx";
import type { Route } from "./+types/history.route";
import { ChangeList } from "./change-list.tsx";
import styles from "./changes.module.css";

export const misfit = "This version is from an older version of the software and no longer fits.";
export const noPictures = "Some pictures from this version would be missing for visitors.";

interface AskedProps {
	asked: NonNullable<Route.ComponentProps["loaderData"]["asked"]>;
	newest: number;
}

export function Asked({ asked, newest }: AskedProps) {
	const { revision, publishedAt, fits, missing, changes, gone, back } = asked;
	const isWhole = missing.length === 0;
	const returning = fits && (back ? back.length > 0 : !isWhole);
	return (
		<section className={styles.part} aria-labelledby="asked">
			<header className={styles.head}>
				<h2 id="asked">{publishedAt ? <Moment at={publishedAt} /> : "Built in"}</h2>
				<p>What this version would change for visitors:</p>
			</header>
			<div className={styles.body}>
				<ChangeList changes={changes} />
				{gone.length > 0 && (
					<p>
						<strong>
							{gone.length === 1 ? "One article" : `${gone.length} articles`} will come off the
							site, because this version is older:
						</strong>{" "}
						{sayList(gone)}. To change just one article, open it in{" "}
						<Link to={href("/admin/articles")}>Articles</Link>.
					</p>
				)}
				{!fits && <p className={styles.error}>{misfit}</p>}
				{!isWhole && (
					<>
						<p className={styles.error}>{noPictures}</p>
						<ul className={styles.problems}>
							{missing.map((one) => (
								<li key={one}>{one}</li>
							))}
						</ul>
					</>
				)}
				{returning && (
					<Form method="post" className={styles.returning}>
						<p>
							{back
								? `You can bring back ${sayList(back)} in your draft, and ${isWhole ? "leave everything else as it is" : "choose other pictures there"}.`
								: "You can open it as a draft, choose other pictures there, and publish that."}
						</p>
						<Button type="submit" name="draft" value={revision} kind="outline">
							{back ? "Bring Back in My Draft" : "Open as a Draft"}
						</Button>
					</Form>
				)}
				{fits && isWhole && <Again again={revision} newest={newest} words="Publish" />}
			</div>
		</section>
	);
}

interface AgainProps {
	/** The revision that is published again. */
	again: number;
	newest: number;
	words: string;
}

export function Again({ again, newest, words }: AgainProps) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="newest" value={newest} />
			<Button
				type="submit"
				name="again"
				value={again}
				kind={words === "Undo" ? "outline" : "solid"}
			>
				{words}
			</Button>
		</Form>
	);
}
