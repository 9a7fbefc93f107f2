import type { Db } from "../db/database.server.ts";
import { checkDocument, isDocumentName } from "../publishing/check-document.ts";
import { documents } from "../publishing/documents.ts";
import { sayRemedy } from "../publishing/misfit.server.ts";
import { listNewest, readNewest } from "../publishing/revisions.server.ts";
import { type Finding, good, wrong } from "./finding.ts";

/** A new version of the software may ask more of a document than the one that it was published with. */
export async function checkDocuments(db: Db): Promise<Finding | Finding[]> {
	const misfits: Finding[] = [];
	for (const { key, body } of await listNewest(db)) {
		if (!isDocumentName(key) || "body" in checkDocument(key, JSON.parse(body))) continue;
		const { shown } = await readNewest(db, key);
		const seen = shown > 0 ? "what you published before it" : "what the site came with";
		const says = `What you published last does not fit this version of Linework, so visitors see ${seen}.`;
		misfits.push(wrong(documents[key].label, says, sayRemedy(key)));
	}
	return misfits.length > 0 ? misfits : good("Published", "Everything fits this version.");
}
