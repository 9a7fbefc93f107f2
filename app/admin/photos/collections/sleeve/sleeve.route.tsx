import { useRef } from "react";
import { data, href, Link, redirect } from "react-router";
import { writeIdAndSlug } from "../../../../portfolio/pieces/piece-address.ts";
import { isDocumentConflict } from "../../../../publishing/revisions.server.ts";
import type { Sleeve, Sleeves } from "../../../../publishing/schemas/sleeves.ts";
import { shapeOf } from "../../../../publishing/shape.ts";
import { documentBodyLimit, readForm } from "../../../../server/body.server.ts";
import { Refusal } from "../../../../server/refusal.server.ts";
import { type Site, visitContext } from "../../../../server/site.server.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea, TextField } from "../../../../ui/field.tsx";
import { revalidateAfterAction } from "../../../../ui/page/keep-forms.ts";
import { DeleteDetails } from "../../../frame/delete-details.tsx";
import { DraftFields } from "../../../frame/draft-fields.tsx";
import { SavedNote } from "../../../frame/saved-note.tsx";
import { SavingBar } from "../../../frame/saving-bar.tsx";
import { isSame } from "../../../site/changes/compare-bodies.ts";
import { openComparison } from "../../../site/changes/tell-changes.server.ts";
import { DraftForm } from "../../../site/document/draft-form.tsx";
import { listThumbs, openDocument } from "../../../site/open-document.server.ts";
import page from "../../../site/site-page.module.css";
import { deleteForGood } from "../../delete-for-good.server.ts";
import { saveChanged } from "../../draft-pictures.server.ts";
import { isShown } from "../../listed.ts";
import { movePiece, readPieceAct } from "../../pieces/change-pieces.ts";
import { readDraftedPictures } from "../../read-pictures.server.ts";
import { useMovedRows } from "../../use-moved-rows.ts";
import { findSleeve, replaceSleeve } from "../change-sleeves.ts";
import type { Route } from "./+types/sleeve.route";
import { findSleeveProblems, findTypedProblems, readSleeve } from "./read-sleeve.server.ts";
import styles from "./sleeve.module.css";
import { SleevePictures } from "./sleeve-pictures.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const opened = await openSleeve(site, params.sleeve);
	if (!opened) throw data(null, { status: 404 });
	const { sleeve, seen, savedAt, isOnSite } = opened;
	return {
		isOnSite,
		savedAt,
		sleeve,
		seen,
		problems: url.searchParams.has("refused")
			? findSleeveProblems(sleeve)
			: findTypedProblems(sleeve),
		address: href("/sleeves-largescale/:sleeve", { sleeve: writeIdAndSlug(sleeve) }),
		thumbs: listThumbs(await readDraftedPictures(site)),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request, documentBodyLimit);
	const act = form.get("_act") ?? "save";
	const current = await openSleeve(site, params.sleeve);
	const deleted = `${href("/admin/photos/collections")}?deleted`;
	// Sent again, because its answer was lost.
	if (!current && act === "delete") throw redirect(deleted, 303);
	if (!current) {
		throw new Refusal(410, "gone", "The project was deleted in another tab or on another device.");
	}
	const typed = { ...readSleeve(form), id: current.sleeve.id };
	const changed = { ...typed, pictures: changePictures(typed.pictures, act) };
	const seen = (form.get("_over") ?? form.get("_seen")) || null;
	// It may be sent again, because its answer was lost.
	const isThere = isSame(
		shapeOf("sleeves"),
		{ projects: [current.sleeve] },
		{ projects: [changed] },
	);
	try {
		if (act === "delete") await deleteForGood(site, { key: "sleeves", id: typed.id, seen });
		else if (!isThere) {
			const change = (body: Sleeves) => replaceSleeve(body, changed);
			await saveChanged(site, "sleeves", { change, seen });
		}
	} catch (error) {
		if (!isDocumentConflict(error)) throw error;
		const { compare } = await openComparison(site);
		const conflict = {
			over: current.seen,
			became: current.seen ? ("saved" as const) : ("ended" as const),
			changes: compare({
				key: "sleeves",
				part: ["projects", "0"],
				before: current.sleeve,
				after: typed,
			}),
		};
		const problems = findSleeveProblems(typed);
		return data(
			{ sleeve: typed, problems, seen: form.get("_seen") ?? "", conflict },
			{ status: 409 },
		);
	}
	const { sleeve } = params;
	if (act === "delete") throw redirect(deleted, 303);
	if (act === "pick") {
		throw redirect(
			href("/admin/photos/collections/:collection/pictures", { collection: sleeve }),
			303,
		);
	}
	const [, picture] = act.split(" ");
	const place = picture ? `#piece-${picture}` : "";
	throw redirect(href("/admin/photos/collections/:sleeve", { sleeve }) + place, 303);
}

async function openSleeve(site: Site, id: string) {
	const { draft, published } = await openDocument(site, "sleeves");
	const sleeve = findSleeve((draft?.body ?? published.body) as Sleeves, id);
	if (!sleeve) return undefined;
	const isOnSite = isShown(published.body as Sleeves, sleeve.id);
	return { sleeve, seen: draft?.version ?? "", savedAt: draft?.changedAt, isOnSite };
}

/** @param act such as `up 12`; any other leaves them as they are */
function changePictures(pictures: Sleeve["pictures"], act: string): Sleeve["pictures"] {
	const [what, id] = act.split(" ");
	const at = pictures.findIndex((one) => String(one.id) === id);
	if (what === "remove" && at >= 0) return pictures.toSpliced(at, 1);
	const change = readPieceAct(act);
	return (change && movePiece(pictures, change)) ?? pictures;
}

export const shouldRevalidate = revalidateAfterAction;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: loaderData?.sleeve.title || "Project" }];
}

export default function SleeveEditor({ loaderData, actionData }: Route.ComponentProps) {
	const { address, thumbs, isOnSite, savedAt } = loaderData;
	const { sleeve, seen, problems } = actionData ?? loaderData;
	const form = useRef<HTMLFormElement>(null);
	const { onSubmit, ...moving } = useMovedRows(sleeve.pictures, { form, field: "_act" });
	const field = (name: "title" | "summary" | "style" | "size" | "sessions") => ({
		name: `projects.0.${name}`,
		defaultValue: sleeve[name],
		error: problems[`projects.0.${name}`],
		autoComplete: "off",
	});
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/photos/collections")}>
					Collections
				</Link>
				<h1>{sleeve.title || "Untitled"}</h1>
				<p>
					{loaderData.seen
						? "This is your draft. Visitors see it once you publish it."
						: "This is what visitors see. Saving starts a draft."}
				</p>
				<p className={styles.address}>{address}</p>
			</header>
			<DraftForm
				ref={form}
				className={styles.form}
				seen={seen}
				conflict={actionData?.conflict}
				address={href("/admin/photos/collections/:sleeve", { sleeve: String(sleeve.id) })}
				onSubmit={onSubmit}
			>
				<DraftFields version={actionData ? "typed" : seen} className={styles.form}>
					<TextField {...field("title")} label="Title" maxLength={64} required />
					<TextArea
						{...field("summary")}
						label="In one sentence"
						hint="For its card and search results, up to 160 characters."
						maxLength={160}
						required
					/>
					<div className={styles.facts}>
						<TextField {...field("style")} label="Style (optional)" maxLength={60} />
						<TextField {...field("size")} label="Size (optional)" maxLength={60} />
						<TextField {...field("sessions")} label="Sessions (optional)" maxLength={60} />
					</div>
					<TextArea
						name="text"
						label="About this project (optional)"
						hint="An empty line begins a new paragraph."
						defaultValue={sleeve.text.join("\n\n")}
						error={findFirst(problems, "projects.0.text")}
						rows={8}
					/>
					<SleevePictures {...moving} thumbs={thumbs} problems={problems} />
				</DraftFields>
				{!isOnSite && (
					<DeleteDetails words="Delete This Project" name="_act" value="delete">
						It’s deleted right away and for good, along with its address and any photos used nowhere
						else. Older versions of the sleeves keep its text; to go back to one, you’ll have to
						choose other photos first.
					</DeleteDetails>
				)}
				<SavingBar>
					<Button type="submit" name="_act" value="save">
						Save Draft
					</Button>
					{loaderData.seen && (
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

/** All paragraphs are in one field. */
function findFirst(problems: Record<string, string>, name: string): string | undefined {
	const found = Object.keys(problems).find((one) => one === name || one.startsWith(`${name}.`));
	return found && problems[found];
}
