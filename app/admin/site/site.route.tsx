import { href, Link } from "react-router";
import { findDemo } from "../../publishing/demo/find-demo.server.ts";
import { type DocumentName, documents } from "../../publishing/documents.ts";
import { listDrafts } from "../../publishing/drafts.server.ts";
import { listNewest } from "../../publishing/revisions.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { sayList } from "../../ui/say-list.ts";
import { AlertInView } from "../frame/alert-in-view.tsx";
import { Part, Room } from "../frame/room.tsx";
import { Moment } from "../request/moment.tsx";
import type { Route } from "./+types/site.route";
import { documentGroups, editedNames } from "./document-groups.ts";
import { findDocumentPage } from "./page-words/find-page-document.ts";
import styles from "./site.module.css";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const drafts = new Set((await listDrafts(db)).map(({ key }) => key));
	const done = url.searchParams.get("published");
	const published = new Map(
		(await listNewest(db)).map(({ key, published_at }) => [key, published_at]),
	);
	return {
		drafts: [...drafts].map((key) => documents[key].label),
		demo: (await findDemo(db, site.content, site.content.current())).length,
		isPublished: done !== null,
		isSeen: done !== "",
		published: editedNames
			.filter((key) => done?.split(",").includes(key))
			.map((key) => ({ key, label: documents[key].label, page: findDocumentPage(key) })),
		groups: documentGroups.map(({ title, names }) => ({
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
	return [{ title: "Site" }];
}

export default function SiteRoom({ loaderData }: Route.ComponentProps) {
	const { drafts, demo, isPublished, isSeen, published, groups } = loaderData;
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
							{drafts.length > 0 && (
								<Link className={buttonClass()} to={href("/admin/site/review")}>
									Review {drafts.length === 1 ? "One Draft" : `${drafts.length} Drafts`}
								</Link>
							)}
							<Button type="submit" name="show" value="drafts" kind="outline">
								{drafts.length > 0 ? "See the Site with Drafts" : "Edit on the Pages"}
							</Button>
						</form>
						{demo > 0 && (
							<p>
								<Link to={href("/admin/first-steps")}>First Steps</Link> lists what visitors still
								see from the demo.
							</p>
						)}
					</>
				}
			>
				{isPublished && (
					<AlertInView title="Published" answer={published}>
						<p>
							{isSeen
								? "Visitors see it now. You can bring back what was there before from its History."
								: "Visitors see no change."}
						</p>
						{published.length > 0 && (
							<ul className={styles.published}>
								{published.map(({ key, label, page }) => (
									<li key={key}>
										{page ? <a href={page}>{label}</a> : label}
										<Link to={href("/admin/site/:document/history", { document: key })}>
											History<span className="unseen"> of {label}</span>
										</Link>
									</li>
								))}
							</ul>
						)}
						{drafts.length > 0 && (
							<p>
								Not published yet: {sayList(drafts)}.{" "}
								<Link to={href("/admin/site/review")}>Review Changes</Link> says why.
							</p>
						)}
					</AlertInView>
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
