import { useEffect, useRef, useState } from "react";
import { data, href, Link, redirect, useNavigation } from "react-router";
import { documents } from "../../../publishing/documents.ts";
import { discardDraft, type SavedDraft } from "../../../publishing/drafts.server.ts";
import { findHighestId } from "../../../publishing/highest-id.ts";
import { isDocumentConflict } from "../../../publishing/revisions.server.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { documentBodyLimit, readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Button } from "../../../ui/button.tsx";
import { DeleteDetails } from "../../frame/delete-details.tsx";
import { DraftFields } from "../../frame/draft-fields.tsx";
import { SavedNote } from "../../frame/saved-note.tsx";
import { SavingBar } from "../../frame/saving-bar.tsx";
import { isUnsaved } from "../../frame/unsaved-changes-dialog.tsx";
import { saveShowing } from "../../photos/draft-pictures.server.ts";
import { findMissingPictures } from "../../photos/missing-pictures.server.ts";
import { readAllPictures, readFailedPhotos } from "../../photos/read-pictures.server.ts";
import { isSame } from "../changes/compare-bodies.ts";
import { openComparison } from "../changes/tell-changes.server.ts";
import { placeholdersOf } from "../document-placeholders.ts";
import { findDraftProblems } from "../find-draft-problems.server.ts";
import {
	findProblems,
	giveId,
	listThumbs,
	openDocument,
	requireDocument,
} from "../open-document.server.ts";
import page from "../site-page.module.css";
import type { Route } from "./+types/document.route";
import { changeList, forgetChanged, readListAct } from "./change-list.ts";
import styles from "./document.module.css";
import { DocumentFields } from "./document-fields.tsx";
import { DraftForm } from "./draft-form.tsx";
import { DraftState } from "./draft-state.tsx";
import { PublishedMeanwhile } from "./published-meanwhile.tsx";
import { readBody } from "./read-form.ts";
import { readNamed } from "./read-named.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const key = requireDocument(params.document);
	const shape = shapeOf(key);
	const { draft, published } = await openDocument(site, key);
	const pictures = await readAllPictures(site);
	const thumbs = listThumbs(pictures);
	const { body: studio } = await site.content.read("studio");
	const placeholders = placeholdersOf(key, studio);
	const body = draft ? draft.body : (published.misfit ?? published.body);
	const isOutdated = draft !== undefined && draft.basedOn !== published.revision;
	return {
		...{ key, shape, body },
		label: documents[key].label,
		problems: {
			...findDraftProblems(key, body, studio),
			...(draft &&
				findMissingPictures(key, body, pictures, await readFailedPhotos(site.database.db))),
		},
		isMisfit: published.misfit !== undefined,
		seen: draft?.version ?? "",
		basedOn: draft?.basedOn ?? published.revision,
		newest: published.revision,
		savedAt: draft?.changedAt,
		outdated: isOutdated
			? (await openComparison(site)).compare({ key, before: published.body, after: body })
			: undefined,
		at: url.searchParams.get("at"),
		...{ thumbs, placeholders },
		...(await readNamed(site, shape, thumbs)),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const key = requireDocument(params.document);
	const form = await readForm(request, documentBodyLimit);
	const act = form.get("_act") ?? "save";
	const seen = (form.get("_over") ?? form.get("_seen")) || null;
	if (act === "discard") {
		const { draft, published } = await openDocument(site, key);
		// There is none if it is sent again, because the first answer was lost, or if it was published elsewhere.
		const isOver = !draft && published.revision <= Number(form.get("_base") ?? 0);
		if (seen && !isOver) await discardDraft(db, { key, version: seen });
		throw redirect(href("/admin/site"), 303);
	}
	const shape = shapeOf(key);
	const { draft, published } = await openDocument(site, key);
	const typed = readBody(shape, form);
	const newest = act === "rebase" ? published.revision : undefined;
	const others = form.has("_over") ? (draft?.basedOn ?? published.revision) : undefined;
	const basedOn = newest ?? others ?? Number(form.get("_base") ?? 0);
	const listAct = readListAct(act);
	const nextId = listAct?.act === "add" ? await giveId(site, key, typed) : 0;
	const change = (id: number) =>
		listAct ? changeList(shape, typed, listAct, id) : { body: typed, at: undefined };
	const { body, at } = change(nextId);
	const isTouched = draft || !isSame(shape, published.misfit ?? published.body, body);
	// A retry, after the answer to the first save was lost: an item that it added has the highest id.
	const isThere =
		draft !== undefined &&
		draft.basedOn === (newest ?? draft.basedOn) &&
		isSame(shape, draft.body, change(findHighestId(draft.body)).body);
	const isSaved =
		!isTouched || (await trySaving({ key, body, basedOn, seen, mends: true })) || isThere;
	if (!isSaved) {
		const conflict = {
			over: draft?.version ?? "",
			became: draft ? ("saved" as const) : ("ended" as const),
			changes: (await openComparison(site)).compare({
				key,
				before: draft ? draft.body : published.body,
				after: typed,
			}),
		};
		// Unchanged, so that only the conflict's button can replace the newer version.
		const opened = { seen: form.get("_seen") ?? "", basedOn: Number(form.get("_base")) };
		const problems = findProblems(key, typed);
		return data({ body: typed, problems, ...opened, conflict }, { status: 409 });
	}
	const path = href("/admin/site/:document", { document: key });
	throw redirect(at === undefined ? path : `${path}?at=${encodeURIComponent(at)}#${at}`, 303);

	async function trySaving(saved: SavedDraft): Promise<boolean> {
		try {
			await saveShowing(site, saved);
			return true;
		} catch (error) {
			if (isDocumentConflict(error)) return false;
			throw error;
		}
	}
}

function readAct({ submitter }: Event & { submitter?: HTMLElement | null }): string {
	return submitter instanceof HTMLButtonElement ? submitter.value : "";
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: loaderData?.label ?? "Site" }];
}

export default function DocumentRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { key, label, shape, at, outdated, savedAt, isMisfit } = loaderData;
	const { thumbs, titles, named, placeholders } = loaderData;
	const { body, problems, seen, basedOn } = actionData ?? loaderData;
	const form = useRef<HTMLFormElement>(null);
	const [opened] = useState(() => new Set<string>());
	const { state, formMethod } = useNavigation();
	const busy = state === "submitting" && formMethod === "POST" ? "Saving..." : undefined;
	const count = Object.keys(problems).length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have other problems
	useEffect(() => {
		if (actionData) return;
		const asked =
			at &&
			(document.getElementById(at)?.querySelector<HTMLElement>("summary, input") ??
				form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`));
		if (asked) asked.focus();
		else if (!isUnsaved(form.current))
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [actionData, seen, at]);
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/site")}>
					Site
				</Link>
				<h1>{label}</h1>
				<DraftState savedAt={savedAt} count={count} isMisfit={isMisfit} />
				{/\{\w+\}/.test(JSON.stringify(body)) && (
					<p className={styles.state}>
						Words in braces, such as {"{deposit}"}, are filled in for visitors.
					</p>
				)}
				<Link className={page.link} to={href("/admin/site/:document/history", { document: key })}>
					History
				</Link>
			</header>
			<DraftForm
				ref={form}
				className={styles.form}
				seen={seen}
				conflict={actionData?.conflict}
				address={href("/admin/site/:document", { document: key })}
				onSubmit={({ nativeEvent }) => {
					const act = readAct(nativeEvent);
					if (act !== "save") forgetChanged(opened, act);
				}}
			>
				<input type="hidden" name="_base" value={basedOn} />
				{!actionData && outdated && <PublishedMeanwhile changes={outdated} />}
				<DraftFields version={actionData ? "typed" : `${basedOn} ${seen}`}>
					<DocumentFields
						{...{ name: key, shape, body, problems, at, opened }}
						{...{ thumbs, titles, named, placeholders }}
					/>
				</DraftFields>
				{savedAt && (
					<DeleteDetails
						summary="Discard Draft"
						words="Discard This Draft"
						name="_act"
						value="discard"
					>
						Everything you changed in it will be lost, on your other devices as well. Visitors still
						see what is published.
					</DeleteDetails>
				)}
				<SavingBar>
					<Button type="submit" name="_act" value="save" busy={busy}>
						Save Draft
					</Button>
					{savedAt && (
						<Link className={page.link} to={href("/admin/site/review")}>
							Review Changes
						</Link>
					)}
					<SavedNote version={seen} savedAt={savedAt} isRefused={actionData !== undefined} />
				</SavingBar>
			</DraftForm>
		</div>
	);
}
