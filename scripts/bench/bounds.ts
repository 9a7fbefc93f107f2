export const promised = {
	/** Lighthouse, of the pages below and of the others. */
	performance: { best: 100, others: 98 },
	others: 100,
	/** Largest contentful paint of the home page, ms. */
	paint: 1550,
	/** Cumulative layout shift, to two digits. */
	shift: 0,
	loader: 2048,
	share: 0.3,
	p99: 3,
	early: 700,
	rested: 250,
	/** On a good network, where a slow processor takes most of the time. */
	quick: { early: 500, rested: 500 },
	interaction: 200,
	/** Frames, while a plate grows into the viewer. */
	dropped: 0,
	/** Megabytes for the kept pages (0038). */
	grown: 50,
	ready: 700,
	memory: 200,
	/** Of the artist's pages, with 10,000 requests and 30,000 files. */
	desk: 60,
	/** The score of the worst page, by MDN's rules for headers. */
	observatory: 125,
};

/** Pages without a list of pictures. */
export const bestPages = [
	"/",
	"/about",
	"/blog",
	"/blog/aftercare/tattoo-aftercare-guide",
	"/contact",
	"/drawing-and-deposit-policy",
];

/** Upper bounds in bytes over the network before any sign of use, on a phone at three dots. */
export const firstViews: Record<string, number> = {
	"/": 190_000,
	"/artwork/tattoos": 330_000,
};
