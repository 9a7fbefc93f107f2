import type { TableName } from "../app/db/snapshot.server.ts";
import type { RunningSite } from "../server.ts";
import type { Answer } from "./call.ts";
import { readPageForm } from "./page-form.ts";
import type { TestSite } from "./site.ts";

interface Desk {
	site: Pick<TestSite, "call">;
	artist: Record<string, string>;
}

/** The desk, used as by a browser without scripts. */
export function openDesk(getDesk: () => Desk) {
	const get = (path: string): Promise<Answer> => {
		const { site, artist } = getDesk();
		return site.call(path, { headers: artist });
	};
	const post = (path: string, fields: URLSearchParams | Record<string, string>) => {
		const { site, artist } = getDesk();
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		return site.call(path, {
			method: "POST",
			headers: { ...artist, ...type, Accept: "text/html" },
			body: new URLSearchParams(fields).toString(),
		});
	};
	/** All drafts. */
	const publish = async () => {
		const { text } = await get("/admin/site/review");
		return post("/admin/site/review", readPageForm(text, 'name="draft"'));
	};
	/** @param draft its name and version, such as `studio 5c…`, also if Review Changes has no button for it */
	const force = async (draft: string) => {
		const { text } = await get("/admin/site/review");
		const fields = readPageForm(text, 'name="came"');
		fields.append("draft", draft);
		return post("/admin/site/review", fields);
	};
	return { get, post, publish, force };
}

/** Drafts, what was published, and further tables: the site shows its built-in documents again. */
export async function forgetChanges(
	{ database, content }: Pick<RunningSite, "database" | "content">,
	...further: TableName[]
): Promise<void> {
	for (const table of ["documents", "document_drafts", ...further] as const) {
		await database.db.deleteFrom(table).execute();
	}
	await content.refresh();
}
