import { sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { data, Form, href, Link, redirect, useNavigation, useSubmit } from "react-router";
import { SortableList } from "../../../editing/reorder/sortable-list.tsx";
import { documents } from "../../../publishing/documents.ts";
import { isEditedList } from "../../../publishing/edited-lists.ts";
import { readForm } from "../../../server/body.server.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Button } from "../../../ui/button.tsx";
import { isAnswered } from "../../frame/keep-forms.ts";
import { useRowButtons } from "../../frame/use-row-buttons.ts";
import { refuseChange } from "../../site/changes/refuse-change.server.ts";
import { listThumbs } from "../../site/open-document.server.ts";
import page from "../../site/site-page.module.css";
import { readDraftedPictures } from "../read-drafted-pictures.server.ts";
import { RefusedChange } from "../refused-change.tsx";
import type { Route } from "./+types/pieces.route";
import { changePieces, movePiece, readPieceAct } from "./change-pieces.ts";
import { PieceRow } from "./piece-row.tsx";
import styles from "./pieces.module.css";
import { openPieces, savePieces } from "./save-pieces.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const list = requireList(params.list);
	const { body, version } = await openPieces(site, list);
	const thumbs = listThumbs(await readDraftedPictures(site));
	const show = ({ id, title, image, healed }: (typeof body.pieces)[number]) => ({
		...{ id, title },
		thumb: thumbs[image],
		...(healed && { healed: { ...healed, thumb: thumbs[healed.image] } }),
	});
	return {
		list,
		label: documents[list].label,
		seen: version ?? "",
		pieces: body.pieces.map(show),
		retired: (body.retired ?? []).map(show),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const list = requireList(params.list);
	const form = await readForm(request);
	const act = readPieceAct(form.get("act") ?? "");
	if (!act) throw new Refusal(422, "unknown_act", "Pieces have no such change.");
	try {
		const seen = form.get("seen") || null;
		await savePieces(site, list, { change: (body) => changePieces(body, act), seen });
	} catch (error) {
		return refuseChange(error);
	}
	const path = href("/admin/photos/pieces/:list", { list });
	throw redirect(`${path}#piece-${act.id}`, 303);
}

function requireList(name: string) {
	if (!isEditedList(name)) throw data(null, { status: 404 });
	return name;
}

/** Also after a refusal: the page then shows how things stand. */
export const shouldRevalidate = isAnswered;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: `Arrange ${loaderData?.label ?? "Pieces"}` },
		{ name: "robots", content: "noindex" },
	];
}

export default function Pieces({ loaderData, actionData }: Route.ComponentProps) {
	const { label, seen, pieces, retired } = loaderData;
	const [onSubmit, remember] = useRowButtons(seen);
	const { state, formData } = useNavigation();
	const submit = useSubmit();
	const act = readPieceAct(String(formData?.get("act") ?? ""));
	// A move shows before it is answered.
	const shown = (act && movePiece(pieces, act)) ?? pieces;
	const move = (id: number, place: number) => {
		const act = `to ${id} ${place}`;
		remember(act);
		submit({ act, seen }, { method: "post", preventScrollReset: true, flushSync: true });
	};
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
						: "This is what visitors see. A change makes a draft of your own."}
				</p>
				{seen && (
					<Link className={page.link} to={href("/admin/site/review")}>
						Review Changes
					</Link>
				)}
			</header>
			{actionData?.isRefused && <RefusedChange />}
			<Form method="post" preventScrollReset onSubmit={onSubmit}>
				<input type="hidden" name="seen" value={seen} />
				<SortableList
					ids={shown.map(({ id }) => id)}
					nameOf={(id) => shown.find((one) => one.id === id)?.title ?? ""}
					strategy={verticalListSortingStrategy}
					coordinateGetter={sortableKeyboardCoordinates}
					onMove={move}
					disabled={state !== "idle"}
				>
					<ol className={styles.pieces} aria-label="Pieces">
						{shown.map((piece, index) => (
							<PieceRow
								key={piece.id}
								piece={piece}
								isFirst={index === 0}
								isLast={index === shown.length - 1}
							/>
						))}
					</ol>
				</SortableList>
				{retired.length > 0 && (
					<section className={styles.retired} aria-labelledby="retired">
						<h2 id="retired">Retired</h2>
						<p>Nobody else sees them. Brought back, they have their former address again.</p>
						<ul className={styles.pieces}>
							{retired.map(({ id, title, thumb }) => (
								<li key={id} id={`piece-${id}`} className={styles.piece}>
									{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
									<p className={styles.title}>{title}</p>
									<Button type="submit" name="act" value={`return ${id}`} kind="quiet">
										Bring Back<span className="unseen"> {title}</span>
									</Button>
								</li>
							))}
						</ul>
					</section>
				)}
			</Form>
		</div>
	);
}
