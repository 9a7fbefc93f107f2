import { builtInSleeves, type Sleeve, type Sleeves } from "../../../publishing/schemas/sleeves.ts";
import { movePiece, readPieceAct } from "../pieces/change-pieces.ts";

/**
 * @param act of a button: what, and a project's id, or the name of one that came with the site
 * @returns undefined if it does not apply any more
 */
export function changeSleeves(body: Sleeves, act: string): Sleeves | undefined {
	const [what, name = ""] = act.split(" ");
	const { projects = [], retired = [], off = [] } = body;
	const builtIn = builtInSleeves.find((one) => one === name);
	if (builtIn && what === "retire") {
		return off.includes(builtIn) ? undefined : { ...body, off: [...off, builtIn] };
	}
	if (builtIn && what === "return") {
		return off.includes(builtIn)
			? { ...body, off: off.filter((one) => one !== builtIn) }
			: undefined;
	}
	const isMeant = ({ id }: Sleeve) => String(id) === name;
	const at = projects.findIndex(isMeant);
	const project = projects[at];
	const former = retired.find(isMeant);
	if (what === "retire" && project) {
		return { ...body, projects: projects.toSpliced(at, 1), retired: [project, ...retired] };
	}
	if (what === "return" && former) {
		const others = retired.filter((one) => one !== former);
		return { ...body, projects: [former, ...projects], retired: others };
	}
	const change = readPieceAct(act);
	const moved = change && movePiece(projects, change);
	return moved && { ...body, projects: moved };
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
	const put = (list: Sleeve[] | undefined) =>
		list && { list: list.map((one) => (one.id === changed.id ? changed : one)) };
	const [projects, retired] = [put(body.projects), put(body.retired)];
	return {
		...body,
		...(projects && { projects: projects.list }),
		...(retired && { retired: retired.list }),
	};
}
