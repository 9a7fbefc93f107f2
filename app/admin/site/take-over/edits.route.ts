import { documentBodyLimit, readJson } from "../../../server/body.server.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { type Site, visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/edits.route";
import { takeOrder } from "./take-order.server.ts";
import { type Choice, readWinner, type Taking, takeOver } from "./take-over.server.ts";

const headers = { "Cache-Control": "private, no-store" };

/** Turns edits in place into drafts. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { changes, winner, seen } = await readJson(request, documentBodyLimit);
	const { site } = visitContext.from(context);
	const chosen = readWinner(winner);
	const choice = chosen && { winner: chosen, seen: typeof seen === "string" ? seen : null };
	const taking = await take(site, changes, choice);
	if ("refusal" in taking) throw new Refusal(422, "not_taken_over", taking.refusal);
	if ("conflicts" in taking) {
		const [conflict] = taking.conflicts;
		const message = `Another draft changed the same words in ${conflict?.label}.`;
		return Response.json({ code: "draft_differs", message, conflict }, { status: 409, headers });
	}
	return Response.json({}, { headers });
}

/** The blog's page sends only the order of categories; other pages send documents. */
function take(site: Site, changes: unknown, choice: Choice | null): Promise<Taking> {
	const [only, ...others] = Array.isArray(changes) ? changes : [];
	return only?.filename === "blog-categories" && others.length === 0
		? takeOrder(site, only, choice)
		: takeOver(site, JSON.stringify(changes ?? []), choice);
}
