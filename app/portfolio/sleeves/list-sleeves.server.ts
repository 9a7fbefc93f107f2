import { href } from "react-router";
import type { RequestContent } from "../../publishing/content.server.ts";
import type { BuiltInSleeve, Sleeve } from "../../publishing/schemas/sleeves.ts";
import { type PortfolioName, writeIdAndSlug } from "../pieces/piece-address.ts";
import type { Piece } from "../pieces/portfolios.server.ts";

export interface ShownSleeve {
	/** Such as `bird-and-floral` or `projects/3`. */
	name: string;
	list: PortfolioName & (BuiltInSleeve | "sleeves");
	title: string;
	summary: string;
	path: string;
	pieces: Piece[];
	/** Present for the artist's own sleeves only. */
	sleeve?: Sleeve;
}

/** Lists the sleeves on the site, in the order of their page. */
export async function listSleeves(content: RequestContent): Promise<ShownSleeve[]> {
	const {
		"bird-and-floral": birds,
		"bats-and-pumpkin": bats,
		sleeves: { projects = [], off = [] },
	} = await content.readBodies("bird-and-floral", "bats-and-pumpkin", "sleeves");
	const builtIn: ShownSleeve[] = [
		{
			...nameBuiltIn("bird-and-floral"),
			title: birds.pageTitle,
			summary: birds.pageDescription,
			path: href("/bird-and-floral"),
			pieces: birds.images,
		},
		{
			...nameBuiltIn("bats-and-pumpkin"),
			title: bats.title,
			summary: `${bats.style}, ${bats.sessions}.`,
			path: href("/bats-and-pumpkin"),
			pieces: bats.photos,
		},
	];
	return [
		...projects.map(showSleeve),
		...builtIn.filter(({ list }) => !off.some((name) => name === list)),
	];
}

function nameBuiltIn(list: BuiltInSleeve) {
	return { name: list, list };
}

function showSleeve(sleeve: Sleeve): ShownSleeve {
	const { title, summary, pictures } = sleeve;
	return {
		name: nameSleeve(sleeve),
		list: "sleeves",
		title,
		summary,
		path: href("/sleeves-largescale/:sleeve", { sleeve: writeIdAndSlug(sleeve) }),
		pieces: pictures.map((picture) => ({
			...picture,
			// A picture that is shown alone needs a description.
			description: picture.description ?? summary,
		})),
		sleeve,
	};
}

export function nameSleeve({ id }: Pick<Sleeve, "id">): string {
	return `projects/${id}`;
}

/** @returns the one that its page leads on to; undefined if there is no other */
export function findNextSleeve(
	sleeves: ShownSleeve[],
	path: string,
): { label: string; path: string } | undefined {
	const at = sleeves.findIndex((one) => one.path === path);
	const next = sleeves[(at + 1) % sleeves.length];
	return next && next.path !== path ? { label: next.title, path: next.path } : undefined;
}
