import { useRef } from "react";
import { Form, href, Link, redirect } from "react-router";
import type { Featured } from "../../../../publishing/schemas/portfolio.ts";
import { readForm } from "../../../../server/body.server.ts";
import { Refusal } from "../../../../server/refusal.server.ts";
import { visitContext } from "../../../../server/site.server.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { revalidateAfterAction } from "../../../../ui/page/keep-forms.ts";
import { refuseChange } from "../../../site/changes/refuse-change.server.ts";
import { openForDraft } from "../../../site/open-document.server.ts";
import page from "../../../site/site-page.module.css";
import { RefusedChange } from "../../change-alerts.tsx";
import { saveChanged } from "../../draft-pictures.server.ts";
import { MovableList } from "../../movable-list.tsx";
import { movePiece, type PieceChange, readPieceAct } from "../../pieces/change-pieces.ts";
import { useMovedRows } from "../../use-moved-rows.ts";
import styles from "../collections.module.css";
import { MovableItem } from "../sleeve-row.tsx";
import type { Route } from "./+types/featured.route";
import { listFeatured } from "./list-featured.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { seen } = await openForDraft(site, "featured");
	return { seen: seen ?? "", shown: await listFeatured(site) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const change = readPieceAct(form.get("act") ?? "");
	if (!change) throw new Refusal(422, "unknown_act", "That can’t be changed here.");
	try {
		await saveChanged(site, "featured", {
			change: (body) => changeFeatured(body, change),
			seen: form.get("seen") || null,
		});
	} catch (error) {
		return refuseChange(error);
	}
	throw redirect(`${href("/admin/photos/collections/featured")}#piece-${change.id}`, 303);
}

function changeFeatured(body: Featured, change: PieceChange): Featured | undefined {
	const { shown = [] } = body;
	const { act, id } = change;
	if (act === "retire") {
		return shown.includes(id) ? { ...body, shown: shown.filter((one) => one !== id) } : undefined;
	}
	const moved = movePiece(
		shown.map((name) => ({ id: name })),
		change,
	);
	return moved && { ...body, shown: moved.map(({ id }) => id) };
}

export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Featured" }];
}

export default function FeaturedRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { seen } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const { shown, onMove, onSubmit, isBusy } = useMovedRows(loaderData.shown, { form });
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/photos/collections")}>
					Collections
				</Link>
				<h1>Featured</h1>
				<p>
					{shown.length === 0
						? "Nothing is chosen: the page says Coming Soon."
						: "The first one is shown largest."}{" "}
					{seen && "This is your draft: visitors see it once you publish it."}
				</p>
				{seen && (
					<Link className={page.link} to={href("/admin/site/review")}>
						Review Changes
					</Link>
				)}
			</header>
			{actionData?.isRefused && <RefusedChange />}
			<Link
				className={`${buttonClass("outline")} ${styles.add}`}
				to={href("/admin/photos/collections/:collection/pictures", { collection: "featured" })}
			>
				Add Pieces and Projects
			</Link>
			<Form method="post" ref={form} preventScrollReset onSubmit={onSubmit}>
				<input type="hidden" name="seen" value={seen} />
				<MovableList
					rows={shown}
					label="Featured"
					className={styles.rows}
					onMove={onMove}
					isBusy={isBusy}
				>
					{shown.map((item, index) => (
						<MovableItem
							key={item.id}
							item={item}
							words="Take Off"
							isFirst={index === 0}
							isLast={index === shown.length - 1}
						/>
					))}
				</MovableList>
			</Form>
		</div>
	);
}
