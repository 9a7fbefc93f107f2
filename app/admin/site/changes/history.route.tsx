import { data, Form, href, Link, redirect } from "react-router";
import { documents } from "../../../publishing/documents.ts";
import { listRevisions, publishAgain } from "../../../publishing/revisions.server.ts";
import { readForm } from "../../../server/body.server.ts";
import { asRefusal } from "../../../server/refusal.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../request/moment.tsx";
import { openDocument, requireDocument } from "../open-document.server.ts";
import page from "../site-page.module.css";
import type { Route } from "./+types/history.route";
import { ChangeList } from "./change-list.tsx";
import styles from "./changes.module.css";
import { openComparison } from "./tell-changes.server.ts";

const mostShown = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const key = requireDocument(params.document);
	const builtIn = (await site.content.builtIn.read(key)).body;
	const revisions = await listRevisions(site.database.db, key);
	const { draft, published } = await openDocument(site, key);
	const { compare } = await openComparison(site);
	const listed = revisions.slice(0, mostShown).map((one, index) => ({
		revision: one.revision,
		publishedAt: one.published_at,
		author: one.author,
		changes: compare({
			key,
			before: revisions[index + 1]?.body ?? builtIn,
			after: one.body,
			current: draft?.body ?? published.body,
		}),
	}));
	const { revision: newest, shown } = published;
	return { key, label: documents[key].label, listed, newest, shown };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const key = requireDocument(params.document);
	const form = await readForm(request);
	const [again, newest] = [Number(form.get("again")), Number(form.get("newest"))];
	try {
		if (!(await publishAgain(site, key, again, newest))) {
			const problem = "This version is from an older site and does not fit anymore.";
			return data({ problem }, { status: 422 });
		}
	} catch (error) {
		if (asRefusal(error)?.code !== "changed_meanwhile") throw error;
		const problem = "Another version was published meanwhile. This is how it stands now.";
		return data({ problem }, { status: 409 });
	}
	await site.content.refresh();
	throw redirect(href("/admin/site/:document/history", { document: key }), 303);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const title = `History of ${loaderData?.label ?? "the Site"}`;
	return [{ title }, { name: "robots", content: "noindex" }];
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
	const { key, label, listed, newest, shown } = loaderData;
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/site/:document", { document: key })}>
					{label}
				</Link>
				<h1>History</h1>
			</header>
			{actionData?.problem && (
				<Alert tone="error" title="Nothing was published" announced>
					<p>{actionData.problem}</p>
				</Alert>
			)}
			<ol className={styles.revisions}>
				{listed.map(({ revision, publishedAt, author, changes }) => (
					<li key={revision} className={styles.part}>
						<h2>
							<Moment at={publishedAt} />
						</h2>
						<p className={styles.muted}>
							{author === "artist" ? "Published by you" : "Published by itself, as you planned"}
							{revision === shown && ". Visitors see this one"}
							{revision > shown && ". It does not fit this version of the site"}.
						</p>
						<ChangeList changes={changes} />
						{revision === newest ? (
							<Again again={revision - 1} newest={newest} words="Undo" />
						) : (
							<Again again={revision} newest={newest} words="Publish This One Again" />
						)}
					</li>
				))}
				<li className={styles.part}>
					<h2>Built in</h2>
					<p className={styles.muted}>
						What the site came with{shown === 0 && ". Visitors see this one"}.
					</p>
					{newest > 1 && <Again again={0} newest={newest} words="Publish This One Again" />}
				</li>
			</ol>
		</div>
	);
}

interface AgainProps {
	/** The revision that is published again. */
	again: number;
	newest: number;
	words: string;
}

function Again({ again, newest, words }: AgainProps) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="newest" value={newest} />
			<Button type="submit" name="again" value={again} kind="outline">
				{words}
			</Button>
		</Form>
	);
}
