import { useEffect, useRef, useState } from "react";
import {
	data,
	href,
	Link,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useNavigation,
	useSearchParams,
} from "react-router";
import { findPicture } from "../../../images/pictures.server.ts";
import { deletePhoto } from "../../../photos/delete-photo.server.ts";
import { namePhoto } from "../../../photos/photo-name.ts";
import { listPhotoUses } from "../../../photos/photo-uses.server.ts";
import { findPhoto } from "../../../photos/photos.server.ts";
import { documents } from "../../../publishing/documents.ts";
import { isListName, type ListName, listNames } from "../../../publishing/list-names.ts";
import { isDocumentConflict } from "../../../publishing/revisions.server.ts";
import type { PortfolioDocument } from "../../../publishing/schemas/portfolio.ts";
import { readForm } from "../../../server/body.server.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { type Site, visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { revalidateAfterAction } from "../../../ui/page/keep-forms.ts";
import { isOtherQuery } from "../../../ui/page/keep-page.ts";
import { AlertInView } from "../../frame/alert-in-view.tsx";
import { GoneOrError } from "../../frame/gone.tsx";
import { UnsavedChangesDialog } from "../../frame/unsaved-changes-dialog.tsx";
import { WaitingFields } from "../../frame/waiting-fields.tsx";
import { openForDraft } from "../../site/open-document.server.ts";
import desk from "../../site/site-page.module.css";
import { sayPhoto } from "../say-photo.ts";
import { showPhoto } from "../show-photo.server.ts";
import tabs from "../tabs.module.css";
import { useProgress } from "../use-progress.ts";
import type { Route } from "./+types/photo.route";
import { AltForm } from "./alt-form.tsx";
import { DeletePhoto } from "./delete-photo.tsx";
import { FocusForm } from "./focus-form.tsx";
import { changePicture, openPicture } from "./focus-photo.server.ts";
import { HealedForm } from "./healed-form.tsx";
import { listCategories } from "./list-categories.ts";
import { NewPiece } from "./new-piece.tsx";
import {
	changeOwnFields,
	findOwnConflicts,
	isOwnIntent,
	type OwnConflict,
	readOwnFields,
} from "./own-fields.server.ts";
import type { OwnState } from "./own-form.tsx";
import styles from "./photo.module.css";
import { placePhoto } from "./place-photo.server.ts";
import { ReplacePicture } from "./replace-picture.tsx";
import { useOwnFields } from "./use-own-fields.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const photo = await findPhoto(db, params.photo);
	if (!photo) throw data(null, { status: 404 });
	const { name, picture, isDrafted } = await openPicture(site, photo);
	return {
		photo: showPhoto(photo, (await listPhotoUses(db)).get(photo.id)),
		picture: picture && findPicture({ [name]: picture }, name),
		alt: picture?.alt ?? "",
		isDrafted,
		lists: Object.fromEntries(
			await Promise.all(listNames.map(async (list) => [list, await showList(site, list)])),
		) as Record<ListName, Awaited<ReturnType<typeof showList>>>,
	};
}

async function showList(site: Site, list: ListName) {
	const { body } = await openForDraft(site, list);
	const categories = listCategories(body);
	const builtIn = (await site.content.builtIn.read(list)).body;
	return {
		label: documents[list].label,
		// The filters of tattoos name none.
		categories: categories.length > 0 ? categories : listCategories(builtIn),
		used: { style: listUsed(body, "style"), placement: listUsed(body, "placement") },
		pieces: body.pieces.map(({ id, title, image, healed }) => ({ id, title, image, healed })),
	};
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const form = await readForm(request);
	const photo = await findPhoto(db, params.photo);
	const intent = form.get("intent");
	if (intent === "delete") {
		const uses = photo && (await deletePhoto(db, photo.id));
		if (uses)
			return data({ problem: "It is still used: see the end of this page." }, { status: 409 });
		await site.content.refresh();
		site.photoWorker.wake();
		throw redirect(`${href("/admin/photos")}?deleted`, 303);
	}
	if (!photo) {
		throw new Refusal(410, "gone", "The photo was deleted in another tab or on another device.");
	}
	const list = readList(url.searchParams);
	try {
		if (isOwnIntent(intent)) {
			await changePicture(site, photo, changeOwnFields(readOwnFields(form)));
			const address = href("/admin/photos/:photo", { photo: photo.id });
			const change = intent === "focus" ? "focused" : "described";
			throw redirect(`${address}?list=${list}&${change}`, 303);
		}
		const refused = await placePhoto(site, { photo, list, form });
		if (refused) return data(refused, { status: 422 });
	} catch (error) {
		if (!isDocumentConflict(error)) throw error;
		const isPictures = error.keys.includes("pictures");
		const conflicts = isPictures ? await findOwnConflicts(site, photo, readOwnFields(form)) : {};
		if (Object.keys(conflicts).length > 0) {
			return data({ conflicts, isBeside: !isOwnIntent(intent) }, { status: 409 });
		}
		const what = isPictures ? "Pictures" : "The pieces";
		const problem = `${what} were changed in another tab or on another device. Please look again.`;
		return data({ problem }, { status: 409 });
	}
	throw redirect(`${href("/admin/photos")}?drafted=${list}&after=${photo.id}`, 303);
}

function readList(query: URLSearchParams): ListName {
	const name = query.get("list") ?? "";
	return isListName(name) ? name : "tattoos";
}

function listUsed({ pieces }: PortfolioDocument, name: "style" | "placement"): string[] {
	return [...new Set(pieces.flatMap((piece) => piece[name] ?? []))].toSorted();
}

/** Another portfolio is shown without asking the server: its answer might be the page for signing in. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	return !isOtherQuery(args) && revalidateAfterAction(args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: loaderData?.photo.name ?? "Photo" }];
}

const saved = {
	focused: "This part stays visible wherever a page crops the photo.",
	described: "Pages that show the photo on its own use this description.",
};

export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo, picture, alt, isDrafted, lists } = loaderData;
	const { id, name, state } = photo;
	const [query] = useSearchParams();
	const list = readList(query);
	const changed = (["focused", "described"] as const).find((change) => query.has(change));
	const { categories, used, pieces } = lists[list];
	const page = useRef<HTMLDivElement>(null);
	useOwnFields(page);
	useProgress(loaderData.photo);
	const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
	const refused = actionData && "problems" in actionData ? actionData : undefined;
	const late = actionData && "conflicts" in actionData ? actionData : undefined;
	const [taken, setTaken] = useState<(OwnConflict | undefined)[]>([]);
	const readOwn = (name: "focus" | "alt", stored: string): OwnState => {
		const conflict = late?.conflicts[name];
		return {
			...{ stored, conflict: taken.includes(conflict) ? undefined : conflict },
			...{ isBeside: late?.isBeside ?? false, address: `?list=${list}` },
			onTaken: () => setTaken([...taken, conflict]),
		};
	};
	const focused = readOwn("focus", picture?.focus ?? "center");
	const described = readOwn("alt", alt);
	const { formData } = useNavigation();
	const intent = formData?.get("intent");
	// The answer leads to another page.
	const isPlacing = formData !== undefined && intent !== "focus" && intent !== "describe";
	useEffect(() => {
		if (!refused || isPlacing) return;
		page.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [refused, isPlacing]);
	const isRefused = refused !== undefined || !!(focused.conflict ?? described.conflict);
	return (
		<div className={styles.page} ref={page}>
			<header className={desk.head}>
				<Link className={desk.link} to={href("/admin/photos")}>
					Photos
				</Link>
				<h1 className={styles.name}>{name}</h1>
				<p className={state === "failed" ? styles.error : undefined}>{sayPhoto(photo)}</p>
			</header>
			{problem && (
				<AlertInView tone="error" title="Nothing was changed" answer={actionData}>
					<p>{problem}</p>
				</AlertInView>
			)}
			{changed && !actionData && (
				<Alert title={isDrafted ? "In your draft of Pictures" : "Saved"} announced>
					{!isDrafted ? (
						<p>{saved[changed]}</p>
					) : (
						<p>
							Visitors see it once you publish it.{" "}
							<Link to={href("/admin/site/review")}>Review Changes</Link>
						</p>
					)}
				</Alert>
			)}
			{picture && (
				<WaitingFields key={`own ${id}`} waits={isPlacing} className={styles.column}>
					<FocusForm {...{ picture, name }} state={focused} />
					<AltForm state={described} />
				</WaitingFields>
			)}
			<WaitingFields waits={isPlacing} className={styles.column}>
				{state === "ready" && (
					<>
						<nav className={tabs.tabs} aria-label="Portfolio">
							{listNames.map((one) => (
								<Link
									key={one}
									to={{ search: `?list=${one}` }}
									aria-current={one === list ? "true" : undefined}
									preventScrollReset
									replace
								>
									{lists[one].label}
								</Link>
							))}
						</nav>
						{/* Without keys: what was typed stays when another portfolio is chosen. */}
						<NewPiece {...{ list, categories, refused, used }} />
						<ReplacePicture {...{ list, pieces }} />
						<div hidden={list !== "tattoos"}>
							<HealedForm photo={namePhoto(id)} pieces={lists.tattoos.pieces} refused={refused} />
						</div>
					</>
				)}
				<DeletePhoto key={id} photo={photo} />
			</WaitingFields>
			<UnsavedChangesDialog page={page} isRefused={isRefused} leads />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<GoneOrError
			error={error}
			title="This photo is gone"
			why="It was deleted, here or on another device."
			to={href("/admin/photos")}
			label="All photos"
		/>
	);
}
