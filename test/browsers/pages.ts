import { pages } from "../route-table.ts";

export const paths = [
	...pages.filter(({ canonical }) => !canonical).map(({ path }) => path),
	"/no-such-page",
];
