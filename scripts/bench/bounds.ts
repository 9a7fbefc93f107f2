/** What every page must reach: Lighthouse's scores, and bytes of scripts that run before the paint. */
export const promised = { performance: 97, others: 100, loader: 1024 };

/** Bytes on the wire that a phone loads before its visitor does anything, scripts aside (decision 0027). */
export const firstViews: Record<string, number> = {
	"/": 265_500,
	"/artwork/tattoos": 507_000,
};
