import type { RequestProgress } from "../db/desk-tables.ts";
import type { Content } from "../publishing/content.server.ts";

/** A closed book still takes requests: they are marked, and kept with the same care. */
export async function readWaitlist(content: Content): Promise<RequestProgress["waitlist"]> {
	const { state } = (await content.read("books")).body;
	return state === "open" ? null : state;
}
