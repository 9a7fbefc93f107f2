import { documentBodyLimit, readJson } from "../../../server/body.server.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { type Site, visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/edits.route";
import { takeOrder } from "./take-order.server.ts";
import { readWinner, type Taking, takeOver, type Winner } from "./take-over.server.ts";

const headers = { "Cache-Control": "private, no-store" };

/** Turns edits in place into drafts. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { changes, winner, seen } = await readJson(request, documentBodyLimit);
	const { site } = visitContext.from(context);
	const asked = await take(site, changes, null);
	// Edits win only over the draft that was shown.
	const isChosen =
		"conflicts" in asked && (winner === "draft" || asked.conflicts[0]?.seen === seen);
	const taking = isChosen ? await take(site, changes, readWinner(winner)) : asked;
	if ("refusal" in taking) throw new Refusal(422, "not_taken_over", taking.refusal);
	if ("conflicts" in taking) {
		const [conflict] = taking.conflicts;
		const message = `Another draft changed the same words in ${conflict?.label}.`;
		return Response.json({ code: "draft_differs", message, conflict }, { status: 409, headers });
	}
	return Response.json({}, { headers });
}

/** The blog's page sends only the order of categories; other pages send documents. */
function take(site: Site, changes: unknown, winner: Winner | null): Promise<Taking> {
	const [only, ...others] = Array.isArray(changes) ? changes : [];
	return only?.filename === "blog-categories" && others.length === 0
		? takeOrder(site, only, winner)
		: takeOver(site, JSON.stringify(changes ?? []), winner);
}
