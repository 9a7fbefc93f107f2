export const promised = {
	performance: 98,
	others: 100,
	loader: 2048,
	share: 0.3,
	p99: 3,
	early: 700,
	rested: 250,
	interaction: 200,
	/** Frames, while a plate grows into the viewer. */
	dropped: 0,
	/** What the kept pages may take (0038). */
	grown: 50,
	ready: 700,
	memory: 200,
	/** Of the artist's pages, with 10,000 requests and 30,000 files. */
	desk: 60,
	/** The score of the worst page, by MDN's rules for headers. */
	observatory: 125,
};

/** Upper bounds in bytes over the network before any sign of use, on a phone at three dots. */
export const firstViews: Record<string, number> = {
	"/": 190_000,
	"/artwork/tattoos": 330_000,
};
