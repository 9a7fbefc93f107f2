import type { Problems } from "../../../publishing/check-document.ts";
import type { DocumentName } from "../../../publishing/documents.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { readDraftedPictures } from "../../photos/read-pictures.server.ts";
import { findShape } from "../document/change-list.ts";
import { listThumbs, type OpenSite } from "../open-document.server.ts";
import { addressPlace } from "./address-place.ts";
import { type Change, compareBodies } from "./compare-bodies.ts";
import { findPlace, type Place } from "./place.ts";
import { readNames } from "./read-names.server.ts";
import { type Fact, sayPicture } from "./say-value.ts";

export interface ShownPicture {
	/** URL of the thumbnail; undefined if the picture is gone. */
	src: string | undefined;
	words: string;
}

export interface ToldChange extends Pick<Change, "where" | "kind" | "parts"> {
	key: string;
	facts: (Omit<Fact, "image"> & { picture: ShownPicture | undefined })[];
	was: ShownPicture | undefined;
	is: ShownPicture | undefined;
	/** Where it is edited. */
	to: string | undefined;
}

interface ToldProblem {
	where: string[];
	problem: string;
	to: string;
}

interface Compared {
	key: DocumentName;
	before: unknown;
	after: unknown;
	/** Path of the compared part, such as `["projects", "0"]`; absent for all. */
	part?: string[];
	/** The body as the desk shows it; adds to each change where it is edited. */
	current?: unknown;
}

/** Differences and problems of documents, with titles and pictures in place of their names. */
export async function openComparison(site: OpenSite) {
	const names = await readNames(site);
	const thumbs = listThumbs(await readDraftedPictures(site));
	const show = (image: string | undefined): ShownPicture | undefined =>
		image === undefined ? undefined : { src: thumbs[image], words: sayPicture(image, names) };
	const start = (key: DocumentName, part: string[] = []): Place => {
		const name = [key, ...part.filter((step) => !/^\d+$/.test(step))].join(".");
		return { where: [], path: [], name, image: undefined, names };
	};
	return {
		compare({ key, before, after, part = [], current }: Compared): ToldChange[] {
			const shape = findShape(shapeOf(key), part);
			if (!shape) throw new Error(`${key} has no ${part.join(".")}`);
			return compareBodies(shape, before, after, start(key, part)).map((change, index) => {
				const { where, kind, parts, facts, pictures, path } = change;
				return {
					...{ where, kind, parts },
					key: `${index} ${path.join(".")}`,
					facts: facts.map(({ image, ...fact }) => ({ ...fact, picture: show(image) })),
					was: show(pictures.was),
					is: show(pictures.is),
					to: current ? addressPlace(key, current, { path, kind, image: pictures.is }) : undefined,
				};
			});
		},
		tellProblems(key: DocumentName, body: unknown, problems: Problems): ToldProblem[] {
			const needed = Object.entries(problems).filter(
				// A missing alt text is taken from the title.
				([name]) => !(name.endsWith(".alt") && name.replace(/alt$/, "title") in problems),
			);
			const told = needed.map(([name, problem]) => {
				const { where, path } = findPlace(start(key), shapeOf(key), body, nameField(key, name));
				const to = addressPlace(key, body, { path, kind: "refused" });
				return [where.join(), { where, problem, to }] as const;
			});
			return [...new Map(told).values()];
		},
	};
}

/** Problems of an article's `name` and `slug` belong to its address, from which they are made. */
function nameField(key: DocumentName, name: string): string {
	return key === "articles" ? name.replace(/^(articles\.\d+)\.(name|slug)$/, "$1.url") : name;
}
