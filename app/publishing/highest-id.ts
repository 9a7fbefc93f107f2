/** @returns of pieces, articles and projects; 0 without any */
export function findHighestId(body: unknown): number {
	if (typeof body !== "object" || body === null) return 0;
	const own = "id" in body && typeof body.id === "number" ? body.id : 0;
	return Math.max(own, ...Object.values(body).map(findHighestId));
}
