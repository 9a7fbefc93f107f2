import { decodeEntities } from "./entities.ts";
import type { TestSite } from "./site.ts";

/** @returns the address of a page's hydration script; empty if the page contains it */
export function findHydration(html: string): string {
	return decodeEntities(/<script[^>]* src="(\/assets\/hydration-[^"]+)"/.exec(html)?.[1] ?? "");
}

/** All that a visitor can find in a page: what it shows, and the data for its scripts. */
export async function readWithData(
	site: TestSite,
	path: string,
	headers: Record<string, string> = {},
): Promise<string> {
	const { text } = await site.call(path, { headers });
	const address = findHydration(text);
	return address ? text + (await site.call(address, { headers })).text : text;
}
