import { data, href, Link, redirect } from "react-router";
import { type DocumentName, type Documents, documents } from "../../../publishing/documents.ts";
import { saveDraft } from "../../../publishing/drafts.server.ts";
import {
	isDocumentConflict,
	listRevisions,
	publishAgain,
} from "../../../publishing/revisions.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import { readForm } from "../../../server/body.server.ts";
import { type Site, visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { revalidateAfterAction } from "../../../ui/page/keep-forms.ts";
import { bringBack } from "../../articles/change-articles.server.ts";
import { carryDraft } from "../../articles/save-articles.server.ts";
import { AlertInView } from "../../frame/alert-in-view.tsx";
import { findMissingPictures } from "../../photos/missing-pictures.server.ts";
import { readFailedPhotos } from "../../photos/read-pictures.server.ts";
import { findProblems, openDocument, requireDocument } from "../open-document.server.ts";
import { findDocumentPage } from "../page-words/find-page-document.ts";
import page from "../site-page.module.css";
import type { Route } from "./+types/history.route";
import { addressDocument } from "./address-place.ts";
import styles from "./changes.module.css";
import { Asked, misfit, noPictures } from "./publish-again.tsx";
import { RevisionList } from "./revision-list.tsx";
import { openComparison } from "./tell-changes.server.ts";

const mostShown = 50;

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const key = requireDocument(params.document);
	const builtIn = (await site.content.builtIn.read(key)).body;
	const { draft, published } = await openDocument(site, key);
	const { compare } = await openComparison(site);
	const { revision: newest, shown } = published;
	const document = { key, label: documents[key].label, newest, shown };
	const again = readRevision(url, "again");
	if (again !== null && again < newest) {
		const [older] = await listRevisions(db, key, { upTo: again, most: 1 });
		const body = older?.body ?? builtIn;
		const asked = {
			revision: older?.revision ?? 0,
			publishedAt: older?.published_at,
			fits: Object.keys(findProblems(key, body)).length === 0,
			missing: await listMissing(site, key, body),
			changes: compare({ key, before: published.body, after: body }),
			...(key === "articles"
				? { gone: listGone(published.body, body), back: listGone(body, (draft ?? published).body) }
				: { gone: [], back: null }),
		};
		return { ...document, asked, listed: [], older: undefined, isNewest: false, told: undefined };
	}
	const upTo = readRevision(url, "upTo") ?? newest;
	const revisions = await listRevisions(db, key, { upTo, most: mostShown + 1 });
	const listed = revisions.slice(0, mostShown).map((one, index) => ({
		revision: one.revision,
		publishedAt: one.published_at,
		changes: compare({
			key,
			before: revisions[index + 1]?.body ?? builtIn,
			after: one.body,
			current: draft?.body ?? published.body,
		}),
	}));
	const older = revisions[mostShown]?.revision;
	const told = (["undone", "republished"] as const).find((done) => url.searchParams.has(done));
	return { ...document, asked: undefined, listed, older, isNewest: upTo >= newest, told };
}

function readRevision(url: URL, name: string): number | null {
	const text = url.searchParams.get(name) ?? "";
	return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Titles of the articles that the other version does not have. */
function listGone(these: unknown, other: unknown): string[] {
	const [those, left] = [these, other].map((body) => (body as Documents["articles"]).articles);
	const ids = new Set(left?.map(({ id }) => id));
	return those?.flatMap(({ id, title }) => (ids.has(id) ? [] : [title])) ?? [];
}

/** The pictures that visitors would miss, in words. */
async function listMissing(site: Site, key: DocumentName, body: unknown): Promise<string[]> {
	if (Object.keys(findProblems(key, body)).length > 0) return [];
	const { published } = await openDocument(site, "pictures");
	const { tellProblems } = await openComparison(site);
	const failed = await readFailedPhotos(site.database.db);
	const missing = findMissingPictures(key, body, published.body as PictureManifest, failed);
	return tellProblems(key, body, missing).map(
		({ where, problem }) => `${where.join(" › ")}: ${problem}`,
	);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const key = requireDocument(params.document);
	const form = await readForm(request);
	const asDraft = form.get("draft");
	const [again, newest] = [Number(asDraft ?? form.get("again")), Number(form.get("newest"))];
	const [older] = await listRevisions(site.database.db, key, { upTo: again, most: 1 });
	const builtIn = (await site.content.builtIn.read(key)).body;
	const body = older?.body ?? builtIn;
	if (asDraft !== null) return openAsDraft(site, key, body);
	const missing = await listMissing(site, key, body);
	if (missing.length > 0) {
		return data({ problem: [noPictures, ...missing].join(" ") }, { status: 422 });
	}
	try {
		const came = builtIn as Documents["articles"];
		const carry = key === "articles" ? carryDraft(came) : undefined;
		if (!(await publishAgain(site, key, again, newest, carry))) {
			return data({ problem: misfit }, { status: 422 });
		}
	} catch (error) {
		if (!isDocumentConflict(error)) throw error;
		const problem = "Another version was published in the meantime. Here’s how things look now.";
		return data({ problem }, { status: 409 });
	}
	await site.content.refresh();
	const done = again === newest - 1 ? "undone" : "republished";
	throw redirect(`${href("/admin/site/:document/history", { document: key })}?${done}`, 303);
}

/** A refusal has to show what is there now. */
export const shouldRevalidate = revalidateAfterAction;

async function openAsDraft(site: Site, key: DocumentName, body: unknown) {
	const { draft, published } = await openDocument(site, key);
	if (draft && key !== "articles") {
		const problem = "You have a draft of it already. Publish or discard that one first.";
		return data({ problem }, { status: 409 });
	}
	const asDraft =
		key === "articles"
			? bringBack((draft ?? published).body as Documents["articles"], body as Documents["articles"])
			: body;
	await saveDraft(site.database.db, {
		...{ key, body: asDraft },
		basedOn: draft?.basedOn ?? published.revision,
		seen: draft?.version ?? null,
	});
	throw redirect(`${addressDocument(key)}${key === "articles" ? "?returned" : ""}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const title = `History of ${loaderData?.label ?? "the Site"}`;
	return [{ title }];
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
	const { key, label, asked, listed, newest, shown, older, isNewest, told } = loaderData;
	const shownOn = findDocumentPage(key);
	const here = href("/admin/site/:document/history", { document: key });
	return (
		<div className={styles.page}>
			<header className={page.head}>
				<Link
					className={page.link}
					to={asked ? here : href("/admin/site/:document", { document: key })}
				>
					{asked ? "History" : label}
				</Link>
				<h1>{asked ? "Publish Again" : "History"}</h1>
			</header>
			{actionData?.problem && (
				<Alert tone="error" title="Nothing was published" announced>
					<p>{actionData.problem}</p>
				</Alert>
			)}
			{told && !actionData && (
				<AlertInView title={told === "undone" ? "Undone" : "Published again"} answer={newest}>
					<p>
						Visitors see the older version again.{" "}
						{shownOn && <a href={shownOn}>See It on the Site</a>}
					</p>
				</AlertInView>
			)}
			{asked ? (
				<Asked asked={asked} newest={newest} />
			) : (
				<RevisionList listed={listed} newest={newest} shown={shown} isWhole={older === undefined} />
			)}
			{(older !== undefined || (!isNewest && !asked)) && (
				<p className={styles.go}>
					{older !== undefined && (
						<Link className={buttonClass("outline")} to={`?upTo=${older}`}>
							Older
						</Link>
					)}
					{!isNewest && (
						<Link className={buttonClass("quiet")} to={here}>
							Newest
						</Link>
					)}
				</p>
			)}
		</div>
	);
}
