import * as v from "valibot";
import { findCategory } from "../../../blog/categories.ts";
import { isSameJson } from "../../../editing/documents/rebase.ts";
import { saveDrafts } from "../../../publishing/drafts.server.ts";
import { articleCategories } from "../../../publishing/schemas/article-categories.ts";
import type { Site } from "../../../server/site.server.ts";
import { openComparison } from "../changes/tell-changes.server.ts";
import { openForDraft } from "../open-document.server.ts";
import { type Choice, isDecided, type Taking } from "./take-over.server.ts";

const category = v.pipe(v.string(), v.transform(findCategory), v.picklist(articleCategories));

/** Only the categories that the page shows. */
const changeSchema = v.object({ data: v.array(category), base: v.array(category) });

const label = "Order of categories";

/**
 * Saves the order in which a page shows the blog's categories into the draft of the articles.
 * @param choice null until the artist has chosen
 * @throws DocumentConflict if that draft was saved meanwhile
 */
export async function takeOrder(
	site: Site,
	change: unknown,
	choice: Choice | null,
): Promise<Taking> {
	const read = v.safeParse(changeSchema, change);
	if (!read.success) return { refusal: "These are not the categories of the blog." };
	const { data, base } = read.output;
	const { body, ...draft } = await openForDraft(site, "articles");
	const drafted = body.categoryOrder.filter((name) => data.includes(name));
	const moved = data.filter((name) => drafted.includes(name));
	const isChanged = !isSameJson(
		drafted,
		base.filter((name) => drafted.includes(name)),
	);
	const next = [...moved];
	// The others keep their places.
	const categoryOrder = body.categoryOrder.map((name) =>
		drafted.includes(name) ? (next.shift() ?? name) : name,
	);
	const edited = { ...body, categoryOrder };
	if (isChanged && !isDecided(choice, draft.seen) && !isSameJson(drafted, moved)) {
		const { compare } = await openComparison(site);
		const changes = compare({ key: "articles", before: body, after: edited });
		return { conflicts: [{ label, seen: draft.seen, changes }] };
	}
	if (isChanged && choice?.winner === "draft") return { labels: [label] };
	await saveDrafts(site.database.db, [{ ...draft, body: edited }]);
	return { labels: [label] };
}
