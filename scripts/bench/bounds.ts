/** What every page must reach: Lighthouse's scores, and bytes of scripts. */
export const promised = { performance: 97, others: 100, loader: 1024 };

/** Pages that are tools as well, and bring them along (decision 0013). */
const scriptsOf: Record<string, number> = {
	"/aftercare": 133_000,
	"/consultation": 144_000,
};

/** @returns how many bytes of scripts, gzip, a page may fetch in all until it is at rest */
export function boundScripts(path: string): number {
	return scriptsOf[path] ?? 126_000;
}
