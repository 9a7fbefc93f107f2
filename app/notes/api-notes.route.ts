import { answer } from "../http/answer.server.ts";
import { readIdempotencyKey, readJson } from "../http/body.server.ts";
import { Refusal } from "../http/refusal.server.ts";
import { visitContext } from "../site.server.ts";
import type { Route } from "./+types/api-notes.route";
import { checkNote } from "./check-note.ts";
import { storeNote } from "./notes.server.ts";

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, network } = visitContext.from(context);
	return answer(site.log, async () => {
		const key = readIdempotencyKey(request);
		const { message } = await readJson(request);
		const checked = checkNote(message);
		if (!checked.ok) {
			throw new Refusal(422, "invalid_note", checked.problem, {
				fields: { message: [checked.problem] },
			});
		}
		await storeNote(site.database.db, checked.message, key, () => site.limits.countNote(network));
		return Response.json(
			{ message: checked.message },
			{ status: 201, headers: { "Cache-Control": "private, no-store" } },
		);
	});
}
