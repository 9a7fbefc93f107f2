import type { IncomingMessage } from "node:http";
import type { Db } from "../../db/database.server.ts";
import { hasArtistSession } from "../../sign-in/has-artist-session.server.ts";
import { checkDocument } from "../check-document.ts";
import type { Content } from "../content.server.ts";
import type { Documents } from "../documents.ts";
import { listDrafts } from "../drafts.server.ts";
import { type LiveContent, layOver } from "../live-content.server.ts";
import { renewPictures } from "../renew-pictures.server.ts";

const hidden = "__Host-drafts=hidden";

type Head = Pick<IncomingMessage, "method" | "headers">;

/** Hides drafts until the artist wants them back, or closes the browser. */
export function writeDraftsCookie(isHidden: boolean): string {
	const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
	return `${hidden}; ${attributes}${isHidden ? "" : "; Max-Age=0"}`;
}

/** Whether this is the signed-in artist, who has not hidden the drafts. */
export async function showsDrafts(db: Db, head: Head): Promise<boolean> {
	const { cookie } = head.headers;
	if (!cookie || cookie.includes(hidden)) return false;
	// Without the database, pages still show what is published.
	return hasArtistSession(db, head).catch(() => false);
}

/** Lays the drafts that fit their schemas over what is published or waits for its day. */
export async function layDrafts(db: Db, content: LiveContent): Promise<Content> {
	const bodies: Partial<Record<keyof Documents, unknown>> = {};
	for (const { key, body } of await listDrafts(db)) {
		const checked = checkDocument(key, body);
		if ("body" in checked) bodies[key] = checked.body;
	}
	const drafts = await renewPictures(content.builtIn, bodies as Partial<Documents>);
	return layOver(content.whole(), drafts);
}
