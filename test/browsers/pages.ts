import { pages } from "../route-table.ts";

/** Every page once: those that have a second address stand here by their first. */
export const paths = [
	...pages.filter(({ canonical }) => !canonical).map(({ path }) => path),
	"/no-such-page",
];
