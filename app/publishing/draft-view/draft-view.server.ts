import type { IncomingMessage } from "node:http";
import type { Db } from "../../db/database.server.ts";
import { isArtist } from "../../sign-in/is-artist.server.ts";
import { checkDocument } from "../check-document.ts";
import type { Content } from "../content.server.ts";
import type { Documents } from "../documents.ts";
import { listDrafts } from "../drafts.server.ts";
import { type LiveContent, layOver } from "../live-content.server.ts";

const cookieName = "__Host-drafts";

type Head = Pick<IncomingMessage, "method" | "headers">;

/** The browser's session ends it, should the artist forget. */
export function writeDraftsCookie(isOn: boolean): string {
	const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
	return `${cookieName}=${isOn ? "1" : ""}; ${attributes}${isOn ? "" : "; Max-Age=0"}`;
}

/** Whether the artist wants to see the pages with the drafts. Only then is the session looked up. */
export async function showsDrafts(db: Db, head: Head): Promise<boolean> {
	const isAsked = head.headers.cookie?.includes(`${cookieName}=1`) ?? false;
	return isAsked && isArtist(db, head);
}

/** What is published or waits for its day, with the drafts laid over it that fit their schemas. */
export async function layDrafts(db: Db, content: LiveContent): Promise<Content> {
	const bodies: Partial<Record<keyof Documents, unknown>> = {};
	for (const { key, body } of await listDrafts(db)) {
		const checked = checkDocument(key, body);
		if ("body" in checked) bodies[key] = checked.body;
	}
	return layOver(content.whole(), bodies as Partial<Documents>);
}
