import { useRef } from "react";
import { data, Form, href, Link, redirect } from "react-router";
import { documents } from "../../../publishing/documents.ts";
import { isListName } from "../../../publishing/list-names.ts";
import { readForm } from "../../../server/body.server.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Button } from "../../../ui/button.tsx";
import { revalidateAfterAction } from "../../../ui/page/keep-forms.ts";
import { DeleteDetails } from "../../frame/delete-details.tsx";
import { addressPlace } from "../../site/changes/address-place.ts";
import { refuseChange } from "../../site/changes/refuse-change.server.ts";
import { listThumbs, openForDraft } from "../../site/open-document.server.ts";
import page from "../../site/site-page.module.css";
import { DeletedAlert, RefusedChange } from "../change-alerts.tsx";
import { deleteForGood } from "../delete-for-good.server.ts";
import { saveChanged } from "../draft-pictures.server.ts";
import { isShown, type Listed } from "../listed.ts";
import { MovableList } from "../movable-list.tsx";
import { readDraftedPictures } from "../read-pictures.server.ts";
import { useMovedRows } from "../use-moved-rows.ts";
import type { Route } from "./+types/pieces.route";
import { changePieces, readPieceAct } from "./change-pieces.ts";
import { PieceRow } from "./piece-row.tsx";
import styles from "./pieces.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const list = requireList(params.list);
	const { body, seen, published } = await openForDraft(site, list);
	const thumbs = listThumbs(await readDraftedPictures(site));
	const show = ({ id, title, image, healed }: (typeof body.pieces)[number]) => ({
		...{ id, title },
		thumb: thumbs[image],
		...(healed && { healed: { ...healed, thumb: thumbs[healed.image] } }),
	});
	return {
		list,
		label: documents[list].label,
		seen: seen ?? "",
		pieces: body.pieces.map((piece) => ({
			...show(piece),
			to: addressPlace(list, body, { path: ["pieces", `id ${piece.id}`], kind: "changed" }),
		})),
		retired: (body.retired ?? []).map((piece) => ({
			...show(piece),
			isOnSite: isShown(published as Listed, piece.id),
		})),
		isDeleted: url.searchParams.has("deleted"),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const list = requireList(params.list);
	const form = await readForm(request);
	const act = readPieceAct(form.get("act") ?? "");
	if (!act) throw new Refusal(422, "unknown_act", "That can’t be changed here.");
	try {
		const seen = form.get("seen") || null;
		if (act.act === "delete") {
			await deleteForGood(site, { key: list, id: Number(act.id), seen });
			throw redirect(`${href("/admin/photos/pieces/:list", { list })}?deleted`, 303);
		}
		await saveChanged(site, list, { change: (body) => changePieces(body, act), seen });
	} catch (error) {
		return refuseChange(error);
	}
	const path = href("/admin/photos/pieces/:list", { list });
	throw redirect(`${path}#piece-${act.id}`, 303);
}

function requireList(name: string) {
	if (!isListName(name)) throw data(null, { status: 404 });
	return name;
}

export const shouldRevalidate = revalidateAfterAction;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: `Arrange ${loaderData?.label ?? "Pieces"}` }];
}

export default function Pieces({ loaderData, actionData }: Route.ComponentProps) {
	const { label, seen, pieces, retired, isDeleted } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const { shown, onMove, onSubmit, isBusy } = useMovedRows(pieces, { form });
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/photos")}>
					Photos
				</Link>
				<h1>Arrange {label}</h1>
				<p>
					{seen
						? "This is your draft. Visitors see it once you publish it."
						: "This is what visitors see. Changing anything starts a draft."}
				</p>
				{seen && (
					<Link className={page.link} to={href("/admin/site/review")}>
						Review Changes
					</Link>
				)}
			</header>
			{actionData?.isRefused && <RefusedChange />}
			{isDeleted && !actionData && <DeletedAlert what="piece" />}
			<Form method="post" ref={form} preventScrollReset onSubmit={onSubmit}>
				<input type="hidden" name="seen" value={seen} />
				<MovableList
					rows={shown}
					label="Pieces"
					className={styles.pieces}
					onMove={onMove}
					isBusy={isBusy}
				>
					{shown.map((piece, index) => (
						<PieceRow
							key={piece.id}
							piece={piece}
							isFirst={index === 0}
							isLast={index === shown.length - 1}
						/>
					))}
				</MovableList>
				{retired.length > 0 && (
					<section className={styles.retired} aria-labelledby="retired">
						<h2 id="retired">Retired</h2>
						<p>Nobody else sees them. Bring one back and it gets its old address again.</p>
						<ul className={styles.pieces}>
							{retired.map(({ id, title, thumb, isOnSite }) => (
								<li key={id} id={`piece-${id}`} className={styles.piece}>
									{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
									<p className={styles.title}>{title}</p>
									<div className={styles.acts}>
										<Button type="submit" name="act" value={`return ${id}`} kind="quiet">
											Bring Back<span className="unseen"> {title}</span>
										</Button>
										{!isOnSite && (
											<DeleteDetails
												title={title}
												words="Delete This Piece"
												name="act"
												value={`delete ${id}`}
											>
												It’s deleted right away and for good, along with its address and any photos
												used nowhere else. Older versions of the portfolio keep its text; to go back
												to one, you’ll have to choose other photos first.
											</DeleteDetails>
										)}
									</div>
								</li>
							))}
						</ul>
					</section>
				)}
			</Form>
		</div>
	);
}
