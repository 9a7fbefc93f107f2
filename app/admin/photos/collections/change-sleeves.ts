import { builtInSleeves, type Sleeve, type Sleeves } from "../../../publishing/schemas/sleeves.ts";
import { arrange, readPieceAct } from "../pieces/change-pieces.ts";

/**
 * @param act of a button: what, and a project's id, or the name of one that came with the site
 * @returns undefined if it does not apply any more
 */
export function changeSleeves(body: Sleeves, act: string): Sleeves | undefined {
	const change = readPieceAct(act);
	if (!change) return undefined;
	const { projects: pieces = [], retired, ...rest } = body;
	const { off = [] } = body;
	const builtIn = builtInSleeves.find((one) => one === change.id);
	if (builtIn && change.act === (off.includes(builtIn) ? "return" : "retire")) {
		const others = off.filter((one) => one !== builtIn);
		return { ...body, off: change.act === "return" ? others : [...off, builtIn] };
	}
	const arranged = arrange({ pieces, retired }, change);
	if (!arranged) return undefined;
	const { pieces: projects, ...left } = arranged;
	return { ...rest, projects, ...left };
}

/** At the top, so that new ones are seen first. */
export function addSleeve(
	body: Sleeves,
	{ id, title, summary }: Pick<Sleeve, "id" | "title" | "summary">,
): Sleeves {
	const project = { id, title, summary, text: [], pictures: [] };
	return { ...body, projects: [project, ...(body.projects ?? [])] };
}

export function findSleeve(body: Sleeves, id: string): Sleeve | undefined {
	const all = [...(body.projects ?? []), ...(body.retired ?? [])];
	return all.find((one) => String(one.id) === id);
}

/** @returns undefined if it has gone */
export function replaceSleeve(body: Sleeves, changed: Sleeve): Sleeves | undefined {
	if (!findSleeve(body, String(changed.id))) return undefined;
	const put = (list?: Sleeve[]) => list?.map((one) => (one.id === changed.id ? changed : one));
	return { ...body, projects: put(body.projects), retired: put(body.retired) };
}
