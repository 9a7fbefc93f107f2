import { namePhoto } from "../../../../photos/photo-name.ts";
import { listPhotos } from "../../../../photos/photos.server.ts";
import { namePiece } from "../../../../portfolio/pieces/piece-address.ts";
import { nameSleeve } from "../../../../portfolio/sleeves/list-sleeves.server.ts";
import { documents } from "../../../../publishing/documents.ts";
import { type ListName, listNames } from "../../../../publishing/list-names.ts";
import {
	type BuiltInSleeve,
	builtInSleeves,
	type Sleeve,
} from "../../../../publishing/schemas/sleeves.ts";
import { turnOf } from "../../../../publishing/turn.ts";
import type { Site } from "../../../../server/site.server.ts";
import { listThumbs, openForDraft } from "../../../site/open-document.server.ts";
import { readAllPictures, readDraftedPictures } from "../../read-pictures.server.ts";
import { showPhoto } from "../../show-photo.server.ts";
import { showCollections } from "../show-collections.server.ts";

type Source = "photos" | "sleeves" | ListName;

interface Choice {
	/** Such as `photos/4f…`, `tattoos/12`, `projects/3` or `bird-and-floral`. */
	name: string;
	title: string;
	thumb: string | undefined;
	/** For a project. */
	picture: Omit<Sleeve["pictures"][number], "id"> | undefined;
}

/** Projects consist of photos and pieces; featured items are projects and pieces. */
export function listSources(collection: string): { name: Source; label: string }[] {
	const own: Source = collection === "featured" ? "sleeves" : "photos";
	return [
		{ name: own, label: own === "sleeves" ? "Sleeves" : "Photos" },
		...listNames.map((name) => ({ name, label: documents[name].label })),
	];
}

export async function listChoices(site: Site, source: Source): Promise<Choice[]> {
	if (source === "photos") return listReadyPhotos(site);
	if (source === "sleeves") return listProjects(site);
	const thumbs = listThumbs(await readDraftedPictures(site));
	const { pieces } = (await openForDraft(site, source)).body;
	return pieces.map((piece) => {
		const { id, title, image, alt, description } = piece;
		const name = namePiece(source, id);
		const rotation = turnOf(piece) || undefined;
		return {
			...{ name, title, thumb: thumbs[image] },
			picture: {
				...{ title, image, alt, description },
				...(rotation && { rotation }),
			},
		};
	});
}

async function listReadyPhotos(site: Site): Promise<Choice[]> {
	const photos = await listPhotos(site.database.db);
	const pictures = await readAllPictures(site);
	return photos
		.filter(({ state }) => state === "ready")
		.map((photo) => {
			const image = namePhoto(photo.id);
			return {
				...{ name: image, title: photo.name },
				thumb: showPhoto(photo).thumb || undefined,
				picture: { title: "", image, alt: pictures[image]?.alt ?? "" },
			};
		});
}

async function listProjects(site: Site): Promise<Choice[]> {
	const { projects, builtIn } = await showCollections(site);
	const isBuiltIn = (name: string): name is BuiltInSleeve =>
		builtInSleeves.some((one) => one === name);
	return [...projects, ...builtIn].map(({ id, title, thumb }) => ({
		name: isBuiltIn(id) ? id : nameSleeve({ id: Number(id) }),
		...{ title, thumb, picture: undefined },
	}));
}
