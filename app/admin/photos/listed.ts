/** A list of pieces or of projects. */
export type Listed = Partial<Record<"pieces" | "projects" | "retired", { id: number }[]>>;

/** Whether visitors see it once the document is published. */
export function isShown({ pieces, projects }: Listed, id: number): boolean {
	return [...(pieces ?? []), ...(projects ?? [])].some((one) => one.id === id);
}

/** Retired or not. */
export function findListed({ pieces, projects, retired }: Listed, id: number) {
	return [...(pieces ?? []), ...(projects ?? []), ...(retired ?? [])].find((one) => one.id === id);
}

export function dropListed<Body extends Listed>(body: Body, id: number): Body {
	const { projects, retired, ...rest } = body;
	const leave = (list: { id: number }[] = []) => list.filter((one) => one.id !== id);
	return {
		...rest,
		...(projects && { projects: leave(projects) }),
		...(leave(retired).length > 0 && { retired: leave(retired) }),
	} as Body;
}
