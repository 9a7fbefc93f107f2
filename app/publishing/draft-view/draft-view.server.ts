import type { IncomingMessage } from "node:http";
import type { Db } from "../../db/database.server.ts";
import { hasArtistSession } from "../../sign-in/has-artist-session.server.ts";
import { sayList } from "../../ui/say-list.ts";
import { checkDocument } from "../check-document.ts";
import type { Content } from "../content.server.ts";
import { type DocumentName, type Documents, documents } from "../documents.ts";
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

interface DraftView extends Content {
	/** A sentence that names the documents whose drafts do not fit; empty if all do. */
	leftOut: string;
}

/** Lays the drafts that fit their schemas over what is published or waits for its day. */
export async function layDrafts(db: Db, content: LiveContent): Promise<DraftView> {
	const bodies: Partial<Record<DocumentName, unknown>> = {};
	const misfits: DocumentName[] = [];
	for (const { key, body } of await listDrafts(db)) {
		const checked = checkDocument(key, body);
		if ("body" in checked) bodies[key] = checked.body;
		else misfits.push(key);
	}
	const drafts = await renewPictures(content.builtIn, bodies as Partial<Documents>);
	const laid = layOver(content.whole(), drafts);
	return {
		...laid,
		leftOut: sayLeftOut(misfits),
		// The frame names those, too.
		readVersion: () => [laid.readVersion(), ...misfits].join("-"),
	};
}

function sayLeftOut(misfits: DocumentName[]): string {
	if (misfits.length === 0) return "";
	const names = sayList(misfits.map((key) => documents[key].label));
	return `Shown as published, because the draft is not ready: ${names}.`;
}
