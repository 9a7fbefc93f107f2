import { useRef } from "react";
import { Form, href, Link, redirect } from "react-router";
import { readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { revalidateAfterAction } from "../../../ui/page/keep-forms.ts";
import { sayCount } from "../../../ui/say-count.ts";
import { UnsavedChangesDialog } from "../../frame/unsaved-changes-dialog.tsx";
import { refuseChange } from "../../site/changes/refuse-change.server.ts";
import { giveIdLater } from "../../site/open-document.server.ts";
import page from "../../site/site-page.module.css";
import { DeletedAlert, RefusedChange } from "../change-alerts.tsx";
import { saveChanged } from "../draft-pictures.server.ts";
import { MovableList } from "../movable-list.tsx";
import { useMovedRows } from "../use-moved-rows.ts";
import type { Route } from "./+types/collections.route";
import { addSleeve, changeSleeves } from "./change-sleeves.ts";
import styles from "./collections.module.css";
import { listFeatured } from "./featured/list-featured.server.ts";
import { showCollections } from "./show-collections.server.ts";
import { MovableItem, SleeveRow } from "./sleeve-row.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return {
		...(await showCollections(site)),
		featured: (await listFeatured(site)).filter(({ isOnSite }) => isOnSite).length,
		isDeleted: url.searchParams.has("deleted"),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const act = form.get("act") ?? "";
	if (act === "new") {
		const giveId = await giveIdLater(site, "sleeves");
		let id = 0;
		const [title = "", summary = ""] = ["title", "summary"].map((name) => form.get(name)?.trim());
		await saveChanged(site, "sleeves", {
			change(body) {
				// Sent again, because its answer was lost.
				const same = body.projects?.find(
					(one) => one.title === title && one.summary === summary && one.pictures.length === 0,
				);
				id = same?.id ?? giveId(body);
				return same ? body : addSleeve(body, { id, title, summary });
			},
		});
		throw redirect(href("/admin/photos/collections/:sleeve", { sleeve: `${id}` }), 303);
	}
	try {
		const seen = form.get("seen") || null;
		await saveChanged(site, "sleeves", { change: (body) => changeSleeves(body, act), seen });
	} catch (error) {
		return refuseChange(error);
	}
	throw redirect(`${href("/admin/photos/collections")}#piece-${act.split(" ")[1]}`, 303);
}

export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Collections" }];
}

export default function Collections({ loaderData, actionData }: Route.ComponentProps) {
	const { seen, projects, builtIn, retired, featured, paintings, hasDrafts, isDeleted } =
		loaderData;
	const room = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { shown, onMove, onSubmit, isBusy } = useMovedRows(projects, { form });
	return (
		<div className={page.page} ref={room}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/photos")}>
					Photos
				</Link>
				<h1>Collections</h1>
				<p>Work that belongs together. Visitors see what you change once you publish it.</p>
				{hasDrafts && (
					<Link className={page.link} to={href("/admin/site/review")}>
						Review Changes
					</Link>
				)}
			</header>
			{actionData?.isRefused && <RefusedChange />}
			{isDeleted && !actionData && <DeletedAlert what="project" />}
			<section className={styles.part} aria-labelledby="featured">
				<h2 id="featured">Featured Collections</h2>
				<p>
					{featured === 0
						? "The page says Coming Soon until you choose something for it."
						: `${hasDrafts ? "With your drafts, the page shows" : "The page shows"} ${featured === 1 ? "one piece or project" : `${featured} pieces and projects`}.`}
				</p>
				<Link className={buttonClass("outline")} to={href("/admin/photos/collections/featured")}>
					{featured === 0 ? "Choose What to Feature" : "Arrange Featured"}
				</Link>
			</section>
			<section className={styles.part} aria-labelledby="paintings">
				<h2 id="paintings">Paintings</h2>
				<p>
					{paintings === 0
						? "The page says Coming Soon until you add a photo of one. "
						: `The page shows ${sayCount(paintings, "painting")}. `}
					To add one, open a photo under <Link to={href("/admin/photos")}>Photos</Link> and make it
					a painting there.
				</p>
				{paintings > 0 && (
					<Link
						className={buttonClass("outline")}
						to={href("/admin/photos/pieces/:list", { list: "paintings" })}
					>
						Arrange Paintings
					</Link>
				)}
			</section>
			<section className={styles.part} aria-labelledby="sleeves">
				<h2 id="sleeves">Sleeves & Large Scale</h2>
				<Form method="post" ref={form} preventScrollReset onSubmit={onSubmit}>
					<input type="hidden" name="seen" value={seen} />
					<MovableList
						rows={shown}
						label="Projects"
						className={styles.rows}
						onMove={onMove}
						isBusy={isBusy}
					>
						{shown.map((sleeve, index) => (
							<MovableItem
								key={sleeve.id}
								item={sleeve}
								words="Retire"
								isFirst={index === 0}
								isLast={index === shown.length - 1}
							/>
						))}
						{builtIn.map((sleeve) => (
							<SleeveRow key={sleeve.id} sleeve={sleeve} />
						))}
					</MovableList>
					{retired.length > 0 && (
						<div className={styles.retired}>
							<h3>Retired</h3>
							<p>Nobody else sees them. Bring one back and it gets its old address again.</p>
							<ul className={styles.rows}>
								{retired.map((sleeve) => (
									<SleeveRow key={sleeve.id} sleeve={sleeve} isRetired />
								))}
							</ul>
						</div>
					)}
				</Form>
			</section>
			<Form method="post" className={styles.form} aria-labelledby="new">
				<h2 id="new">New project</h2>
				<TextField
					label="Title"
					name="title"
					hint="Such as “Koi & Waves Full Sleeve”"
					autoComplete="off"
					maxLength={64}
					required
				/>
				<TextArea
					label="In one sentence"
					name="summary"
					hint="For its card and search results, up to 160 characters."
					maxLength={160}
					required
				/>
				<Button type="submit" name="act" value="new">
					Continue to Pictures
				</Button>
			</Form>
			<UnsavedChangesDialog page={room} isRefused={false} />
		</div>
	);
}
