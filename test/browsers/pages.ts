import { pages } from "../route-table.ts";

/** Each page once, by its canonical path. */
export const paths = [
	...pages.filter(({ canonical }) => !canonical).map(({ path }) => path),
	"/no-such-page",
];
