import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { useUnsavedEdits } from "../../../editing/documents/use-unsaved-edits.ts";
import { isDocumentName } from "../../../publishing/check-document.ts";
import { documents } from "../../../publishing/documents.ts";
import { listDrafts, publishDrafts } from "../../../publishing/drafts.server.ts";
import { readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { revalidateAfterAction } from "../../../ui/page/keep-forms.ts";
import { sayList } from "../../../ui/say-list.ts";
import { combinePictures } from "../../photos/draft-pictures.server.ts";
import { FailedPhotoLinks } from "../../photos/failed-photo-links.tsx";
import { Moment } from "../../request/moment.tsx";
import page from "../site-page.module.css";
import type { Route } from "./+types/review.route";
import { addLatePhotos } from "./add-late-photos.server.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./changes.module.css";
import { refuseChange } from "./refuse-change.server.ts";
import { reviewDrafts } from "./review-drafts.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return {
		drafts: await reviewDrafts(site),
		picturesLabel: documents.pictures.label,
		came: site.content.builtIn.readVersion(),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const combined = form.get("combined");
	if (combined) {
		try {
			await combinePictures(site, combined);
		} catch (error) {
			return refuseChange(error);
		}
		throw redirect(href("/admin/site/review"), 303);
	}
	const reviewed = form.getAll("draft").flatMap((draft) => {
		const [key = "", version = ""] = draft.split(" ");
		return isDocumentName(key) ? [{ key, version }] : [];
	});
	// Such as a retry, after the answer was lost.
	const drafts = await listDrafts(site.database.db);
	if (!reviewed.some(({ key }) => drafts.some((draft) => draft.key === key))) {
		return data({ isRefused: true, isGone: true }, { status: 409 });
	}
	// An upgrade may have brought documents that the artist has not seen compared.
	if (form.get("came") !== site.content.builtIn.readVersion()) {
		return data({ isRefused: true }, { status: 409 });
	}
	const seen = (await reviewDrafts(site)).filter(({ isSeen }) => isSeen).map(({ key }) => key);
	try {
		const complete = await addLatePhotos(site, reviewed);
		const problems = complete && (await publishDrafts(site.database.db, complete));
		if (!problems || Object.keys(problems).length > 0) {
			return data({ isRefused: true }, { status: 422 });
		}
	} catch (error) {
		return refuseChange(error);
	}
	await site.content.refresh();
	const published = reviewed.map(({ key }) => key).filter((key) => seen.includes(key));
	throw redirect(`${href("/admin/site")}?published=${published.join(",")}`, 303);
}

export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Review Changes" }];
}

export default function Review({
	loaderData: { drafts, picturesLabel, came },
	actionData,
}: Route.ComponentProps) {
	const { state, formMethod } = useNavigation();
	const busy = state === "submitting" && formMethod === "POST" ? "Publishing..." : undefined;
	const ready = drafts.filter((draft) => !sayWhyNot(draft));
	const left = drafts.filter(sayWhyNot);
	const isSeen = ready.some((draft) => draft.isSeen);
	const unsaved = useUnsavedEdits();
	return (
		<div className={styles.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/site")}>
					Site
				</Link>
				<h1>Review Changes</h1>
			</header>
			{actionData?.isRefused && (
				<Alert
					tone="error"
					title={
						"isGone" in actionData ? "Already published or discarded" : "Nothing was published"
					}
					announced
				>
					<p>
						{"isGone" in actionData
							? "These drafts were published or discarded after you opened this page. Each document’s History shows which."
							: "Something has changed since you opened this page. Here’s how it looks now."}
					</p>
				</Alert>
			)}
			{unsaved.length > 0 && (
				<Alert>
					<p>
						Edits on the pages are not in your drafts yet: {listLabels(unsaved)}. Save them on the
						site to publish them too.
					</p>
					<form method="post" action={href("/admin/site/draft-view")}>
						<Button type="submit" name="show" value="drafts" kind="outline">
							Open the Site
						</Button>
					</form>
				</Alert>
			)}
			{drafts.length === 0 && unsaved.length === 0 && (
				<p>There are no drafts: visitors see everything as you left it.</p>
			)}
			{drafts.map((draft) => (
				<section key={draft.key} className={styles.part} aria-labelledby={draft.key}>
					<header className={styles.head}>
						<h2 id={draft.key}>{draft.label}</h2>
						<p className={styles.muted}>
							Draft from <Moment at={draft.changedAt} />.{" "}
							<Link to={draft.to}>
								Open<span className="unseen"> {draft.label}</span>
							</Link>
							{draft.key === "articles" &&
								draft.changes.some(({ kind }) => kind !== "removed") &&
								" one to publish it on its own."}
						</p>
					</header>
					<div className={styles.body}>
						<ProblemList problems={draft.problems} failed={draft.failed} />
						{draft.isOutdated && (
							<p className={styles.error}>
								Not ready: {words.outdated}.{draft.key !== "pictures" && " Open it to choose."}
							</p>
						)}
						{draft.isHeld && (
							<p className={styles.error}>
								Not ready: its photos come with <a href="#pictures">{picturesLabel}</a>, which has
								to be ready first.
							</p>
						)}
						{draft.isOutdated && draft.key === "pictures" && (
							<Form method="post">
								<Button type="submit" name="combined" value={draft.version} kind="outline">
									Add It to the Draft
								</Button>
							</Form>
						)}
						{draft.key === "pictures" && draft.changes.length === 0 ? (
							<p>The photos used in your drafts.</p>
						) : (
							<ChangeList changes={draft.changes} own={draft.own} />
						)}
						{draft.unseen.map((article) => (
							<p key={article}>Nobody but you sees {article}.</p>
						))}
					</div>
				</section>
			))}
			{drafts.length > 0 && (
				<Form method="post" className={styles.go}>
					<input type="hidden" name="came" value={came} />
					{ready.map(({ key, version }) => (
						<input key={key} type="hidden" name="draft" value={`${key} ${version}`} />
					))}
					{ready.length > 0 && (
						<Button type="submit" busy={busy}>
							{left.length > 0 ? `Publish ${listLabels(ready)}` : "Publish"}
						</Button>
					)}
					{ready.length > 0 ? (
						<p className={styles.muted}>
							{isSeen
								? "Visitors see it at once, and you can always go back."
								: "Visitors see no change."}
						</p>
					) : (
						<p>None of this can be published yet.</p>
					)}
					{left.length > 0 && (
						<div>
							<p>Not ready, so it stays a draft:</p>
							<ul>
								{left.map((draft) => (
									<li key={draft.key}>
										<a href={`#${draft.key}`}>{draft.label}</a>: {sayWhyNot(draft)}
									</li>
								))}
							</ul>
						</div>
					)}
				</Form>
			)}
		</div>
	);
}

const words = {
	outdated: "another version was published in the meantime",
	held: "its photos have to be ready first",
};

type Reviewed = Route.ComponentProps["loaderData"]["drafts"][number];

/** @returns false if it can be published */
function sayWhyNot({ problems, isOutdated, isHeld }: Reviewed): string | false {
	if (problems.length > 0) return sayFields(problems);
	return (isOutdated && words.outdated) || (isHeld && words.held);
}

function sayFields({ length }: unknown[]): string {
	return `${length === 1 ? "one field has" : `${length} fields have`} to change first`;
}

function listLabels(documents: readonly { label: string }[]): string {
	return sayList(documents.map(({ label }) => label));
}

function ProblemList({ problems, failed }: Pick<Reviewed, "problems" | "failed">) {
	if (problems.length === 0) return null;
	return (
		<Alert tone="error" title={`Not ready: ${sayFields(problems)}.`}>
			<ul className={styles.problems}>
				{problems.map(({ where, problem, to }) => (
					<li key={`${where.join(" ")} ${to}`}>
						<Link to={to}>{where.join(" › ")}</Link>
						<p>{problem}</p>
					</li>
				))}
			</ul>
			<FailedPhotoLinks photos={failed} />
		</Alert>
	);
}
