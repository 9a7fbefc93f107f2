import { href, Link } from "react-router";
import { nameImage } from "../../blog/read-articles.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { sayCount } from "../../ui/say-count.ts";
import { AlertInView } from "../frame/alert-in-view.tsx";
import { Part, Room } from "../frame/room.tsx";
import { listThumbs } from "../site/open-document.server.ts";
import type { Route } from "./+types/articles.route";
import styles from "./articles.module.css";
import { type DraftedArticle, hashArticle } from "./change-articles.server.ts";
import { type ArticleState, openArticles, stateOf } from "./open-articles.server.ts";
import { sayPlace } from "./say-place.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { published, current, studio, pictures } = await openArticles(site);
	const thumbs = listThumbs(pictures);
	const rows = current.articles.map((article) => {
		const live = published.articles.find(({ id }) => id === article.id);
		return {
			id: article.id,
			title: article.title || "Untitled",
			category: article.category,
			day: `${article.published} ${article.time ?? ""}`,
			state: live ? stateOf(live, studio) : "draft",
			place: sayPlace(live, studio),
			isChanged: live !== undefined && hashArticle(live) !== hashArticle(article),
			thumb: thumbs[nameImage(article)],
		};
	});
	const isOff = (article: DraftedArticle) =>
		stateOf(article, studio) !== "draft" && !rows.some(({ id }) => id === article.id);
	const { searchParams } = url;
	return {
		rows: rows.toSorted((one, other) => other.day.localeCompare(one.day)),
		off: published.articles.filter(isOff).length,
		set: rows.find(({ id }) => String(id) === searchParams.get("published"))?.state,
		isDeleted: searchParams.has("deleted"),
		isReturned: searchParams.has("returned"),
	};
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Articles" }];
}

const words: Record<ArticleState | "deleted", string> = {
	published: "Visitors see it now.",
	scheduled: "Visitors see it starting on the day and time you chose.",
	hidden: "Anyone with its address can read it now.",
	draft: "Visitors can’t read it.",
	deleted: "Visitors can’t read it.",
};

export default function ArticlesRoom({ loaderData }: Route.ComponentProps) {
	const { rows, off, set, isDeleted, isReturned } = loaderData;
	return (
		<Room>
			<Part
				title="Articles"
				about={
					<>
						<p>
							<Link
								className={buttonClass()}
								to={href("/admin/articles/:article", { article: "new" })}
							>
								New Article
							</Link>
						</p>
						<p className={styles.ways}>
							<Link
								className="touch"
								to={href("/admin/site/:document/history", { document: "articles" })}
							>
								History
							</Link>
							<Link className="touch" to={href("/admin/site/:document", { document: "articles" })}>
								Category Order
							</Link>
						</p>
					</>
				}
			>
				{(set || isDeleted) && (
					<AlertInView title={set ? "Done" : "Deleted"}>
						<p>{words[set ?? "deleted"]}</p>
					</AlertInView>
				)}
				{isReturned && (
					<AlertInView title="Brought back in your draft">
						<p>
							Publish your draft to have it as it was before.{" "}
							<Link to={href("/admin/site/review")}>Review Changes</Link>
						</p>
					</AlertInView>
				)}
				{off > 0 && (
					<p>
						{sayCount(off, "article")} {off === 1 ? "is" : "are"} taken off in your draft, but still
						published. <Link to={href("/admin/site/review")}>Review Changes</Link>
					</p>
				)}
				<ol className={styles.list}>
					{rows.map(({ id, title, category, state, place, isChanged, thumb }) => (
						<li key={id} className={styles.row}>
							{thumb ? (
								<img className={styles.thumb} src={thumb} alt="" loading="lazy" />
							) : (
								<span className={styles.thumb} data-empty="" />
							)}
							<div className={styles.words}>
								<h2>
									<Link to={href("/admin/articles/:article", { article: String(id) })}>
										{title}
									</Link>
								</h2>
								<p className={styles.facts}>
									<strong data-state={state}>{place}</strong>
									<span>{category}</span>
									{isChanged && <span>Draft with changes</span>}
								</p>
							</div>
						</li>
					))}
				</ol>
				{rows.length + off === 0 && <p className={styles.empty}>There are no articles yet.</p>}
			</Part>
		</Room>
	);
}
