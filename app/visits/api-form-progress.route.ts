import { readJson } from "../server/body.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-form-progress.route";
import { isCounted } from "./is-counted.server.ts";
import { formPage, isFormStep } from "./visit-events.ts";

/** Counts how far the form was filled in: a step and the page it was opened on, nothing that was written. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, network } = visitContext.from(context);
	const { reached, page } = await readJson(request);
	if (!isFormStep(reached)) throw new Refusal(422, "unknown_step", "The form has no such step.");
	await site.limits.countProgress(network);
	const isKnown = typeof page === "string" && site.visits.isKnown(page);
	if (isCounted((name) => request.headers.get(name))) {
		site.visits.count(isKnown ? page : formPage, reached);
	}
	return new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });
}
