import { href, Link, useRevalidator } from "react-router";
import { listPhotoUses } from "../../photos/photo-uses.server.ts";
import { listPhotos } from "../../photos/photos.server.ts";
import { documents } from "../../publishing/documents.ts";
import { listDrafts } from "../../publishing/drafts.server.ts";
import { listNames } from "../../publishing/list-names.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/photos.route";
import { PhotoGrid } from "./photo-grid.tsx";
import styles from "./photos.module.css";
import { isUnused } from "./say-photo.ts";
import { showPhoto } from "./show-photo.server.ts";
import { PhotoUploader } from "./uploading/photo-uploader.tsx";
import { useProgress } from "./use-progress.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const [photos, uses, drafts] = await Promise.all([
		listPhotos(db),
		listPhotoUses(db),
		listDrafts(db),
	]);
	const drafted = listNames.find((list) => list === url.searchParams.get("drafted"));
	const shown = photos.map((photo) => showPhoto(photo, uses.get(photo.id)));
	const after = shown.findIndex(({ id }) => id === url.searchParams.get("after"));
	const findNext = (among: typeof shown) =>
		among.findLast((photo) => photo.state === "ready" && isUnused(photo))?.id;
	return {
		photos: shown,
		// In the order in which they were added: first those after the one that was just used.
		next: findNext(shown.slice(0, Math.max(after, 0))) ?? findNext(shown),
		list: drafted,
		lists: listNames.map((list) => ({ list, label: documents[list].label })),
		hasDrafts: drafts.length > 0,
		drafted: drafted && documents[drafted].label,
		isDeleted: url.searchParams.has("deleted"),
	};
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Photos" }];
}

export default function PhotosRoom({ loaderData }: Route.ComponentProps) {
	const { photos, next, lists, list, hasDrafts, drafted, isDeleted } = loaderData;
	const { revalidate } = useRevalidator();
	useProgress(...photos);
	return (
		<div className={styles.room}>
			<h1>Photos</h1>
			<p className={styles.lead}>
				Add photos, then open one to make it a piece or to give a piece a new picture. Nobody else
				sees a photo until you publish it.
			</p>
			{drafted && (
				<Alert className={styles.told ?? ""} title={`In your draft of ${drafted}`} announced>
					<p>
						Visitors see it once you publish it.{" "}
						<Link to={href("/admin/site/review")}>Review Changes</Link>
					</p>
					{next && (
						<p>
							<Link
								className={buttonClass("outline")}
								to={{
									pathname: href("/admin/photos/:photo", { photo: next }),
									search: `?list=${list}`,
								}}
							>
								Next Photo
							</Link>
						</p>
					)}
				</Alert>
			)}
			{isDeleted && (
				<Alert className={styles.told ?? ""} title="Deleted" announced>
					<p>The photo is gone for good, including the original.</p>
				</Alert>
			)}
			<nav className={styles.ways} aria-label="Pieces">
				{lists.map(({ list, label }) => (
					<Link key={list} to={href("/admin/photos/pieces/:list", { list })}>
						Arrange {label}
					</Link>
				))}
				<Link to={href("/admin/photos/collections")}>Sleeves and Featured</Link>
				{hasDrafts && !drafted && <Link to={href("/admin/site/review")}>Review Changes</Link>}
			</nav>
			<PhotoUploader onChanged={revalidate} />
			<PhotoGrid photos={photos} />
		</div>
	);
}
