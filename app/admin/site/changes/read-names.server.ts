import { namePhoto } from "../../../photos/photo-name.ts";
import { listPhotos } from "../../../photos/photos.server.ts";
import { namePiece } from "../../../portfolio/pieces/piece-address.ts";
import { nameSleeve } from "../../../portfolio/sleeves/list-sleeves.server.ts";
import type { Content } from "../../../publishing/content.server.ts";
import type { Documents } from "../../../publishing/documents.ts";
import { listDrafts } from "../../../publishing/drafts.server.ts";
import { listNames } from "../../../publishing/list-names.ts";
import type { OpenSite } from "../open-document.server.ts";
import type { NamedPiece, Names } from "./say-value.ts";

const sources = [
	...listNames,
	...(["sleeves", "bird-and-floral", "bats-and-pumpkin"] as const),
	...(["home", "about", "articles"] as const),
] as const;

type Sources = Pick<Documents, (typeof sources)[number]>;

/** As the site came, as it is published, and as it is in the drafts; the last one counts. */
export async function readNames({ database: { db }, content }: OpenSite): Promise<Names> {
	const drafts = Object.fromEntries((await listDrafts(db)).map(({ key, body }) => [key, body]));
	const published = await readSources(content.whole());
	const layers = [await readSources(content.builtIn), published, { ...published, ...drafts }];
	const photos = (await listPhotos(db)).map(({ id, name }) => [namePhoto(id), name] as const);
	return {
		pieces: new Map(layers.flatMap(listPieces)),
		pictures: new Map([
			...photos,
			...layers.flatMap(listPagePictures),
			...layers.flatMap(listPiecePictures),
		]),
		pages: new Map(layers.flatMap(listPagePictures)),
		categories: new Map(layers.flatMap(listFilters)),
	};
}

async function readSources(content: Content): Promise<Sources> {
	const read = sources.map(async (name) => [name, (await content.read(name)).body] as const);
	return Object.fromEntries(await Promise.all(read)) as Sources;
}

function listPieces(documents: Sources): [string, NamedPiece][] {
	const { sleeves, "bird-and-floral": birds, "bats-and-pumpkin": bats } = documents;
	const named = (name: string, title: string, image: string | undefined) =>
		[name, { title: title || "Untitled", image }] satisfies [string, NamedPiece];
	return [
		...listNames.flatMap((list) =>
			[...(documents[list].pieces ?? []), ...(documents[list].retired ?? [])].map(
				({ id, title, image }) => named(namePiece(list, id), title, image),
			),
		),
		...[...(sleeves.projects ?? []), ...(sleeves.retired ?? [])].map((sleeve) =>
			named(nameSleeve(sleeve), sleeve.title, sleeve.pictures[0]?.image),
		),
		named("bird-and-floral", birds.pageTitle, birds.images[0]?.image),
		named("bats-and-pumpkin", bats.title, bats.photos[0]?.image),
	];
}

function listFilters(documents: Sources): [string, string][] {
	return listNames.flatMap((list) =>
		(documents[list].filters ?? []).map(({ id, name }) => [id, name] satisfies [string, string]),
	);
}

function listPiecePictures(documents: Sources): [string, string][] {
	const pieces = [
		...documents["bird-and-floral"].images,
		...documents["bats-and-pumpkin"].photos,
		...listNames.flatMap((list) => documents[list].retired ?? []),
		...listNames.flatMap((list) => documents[list].pieces ?? []),
	];
	return pieces.map(({ title, image }) => [image, title]);
}

function listPagePictures({ home, about, articles }: Sources): [string, string][] {
	const page = (label: string, { title, image }: { title: string; image: string }) =>
		[image, `${label}: ${title}`] satisfies [string, string];
	return [
		...articles.articles.map(({ name, title }) =>
			page("Article", { title, image: `articles/${name}` }),
		),
		page("Home", { ...home.plate, title: "picture of the hero" }),
		...home.man.photos.map((photo) => page("Home", photo)),
		...[about.table, ...about.workplace].map((photo) => page("About", photo)),
	];
}
