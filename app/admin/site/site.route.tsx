import { href, Link } from "react-router";
import { findDemo } from "../../publishing/demo/find-demo.server.ts";
import { type DocumentName, documents } from "../../publishing/documents.ts";
import { listDrafts } from "../../publishing/drafts.server.ts";
import { listNewest } from "../../publishing/revisions.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Part, Room } from "../frame/room.tsx";
import { Moment } from "../request/moment.tsx";
import type { Route } from "./+types/site.route";
import { groups } from "./document-groups.ts";
import styles from "./site.module.css";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const drafts = new Set((await listDrafts(db)).map(({ key }) => key));
	const published = new Map(
		(await listNewest(db)).map(({ key, published_at }) => [key, published_at]),
	);
	return {
		drafts: drafts.size,
		demo: (await findDemo(db, site.content, site.content.current())).length,
		isPublished: url.searchParams.has("published"),
		groups: groups.map(({ title, names }) => ({
			title,
			listed: names.map((name) => ({
				name,
				label: documents[name].label,
				isDraft: drafts.has(name),
				publishedAt: published.get(name),
			})),
		})),
	};
}

function address(document: DocumentName): string {
	return href("/admin/site/:document", { document });
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Site" }, { name: "robots", content: "noindex" }];
}

export default function SiteRoom({ loaderData }: Route.ComponentProps) {
	const { drafts, demo, isPublished, groups } = loaderData;
	return (
		<Room>
			<Part
				title="Site"
				about={
					<>
						<p>
							Every word and figure of the site. What you change stays a draft until you publish it.
						</p>
						<form className={styles.ways} method="post" action={href("/admin/site/draft-view")}>
							{drafts > 0 && (
								<Link className={buttonClass()} to={href("/admin/site/review")}>
									Review {drafts === 1 ? "One Draft" : `${drafts} Drafts`}
								</Link>
							)}
							<Button type="submit" name="show" value="drafts" kind="outline">
								{drafts > 0 ? "See the Site with Drafts" : "Edit on the Pages"}
							</Button>
						</form>
						{demo > 0 && (
							<p>
								<Link to={href("/admin/first-steps")}>First Steps</Link> list what visitors still
								see from the demo.
							</p>
						)}
					</>
				}
			>
				{isPublished && (
					<Alert title="Published" announced>
						<p>Visitors see it now. You can bring back what was there before from its History.</p>
					</Alert>
				)}
				<div className={styles.groups}>
					{groups.map(({ title, listed }) => (
						<section key={title}>
							<h2>{title}</h2>
							<ul>
								{listed.map(({ name, label, isDraft, publishedAt }) => (
									<li key={name}>
										<Link
											className={styles.name}
											to={name === "articles" ? href("/admin/articles") : address(name)}
										>
											{label}
										</Link>
										<span className={styles.marks}>
											{isDraft && <strong>Draft</strong>}
											{publishedAt ? (
												<span>
													Published <Moment at={publishedAt} />
												</span>
											) : (
												<span>Built in</span>
											)}
										</span>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
				<p>
					<Link to={href("/admin/books")}>Books</Link> and{" "}
					<Link to={href("/admin/notes")}>Kind words</Link> are edited in their own sections. Turn
					photos into pieces under <Link to={href("/admin/photos")}>Photos</Link>, and group pieces
					under <Link to={href("/admin/photos/collections")}>Collections</Link>. Edits that
					developer mode keeps in this browser{" "}
					<Link to={href("/admin/site/take-over")}>can become drafts</Link>, too.
				</p>
			</Part>
		</Room>
	);
}
