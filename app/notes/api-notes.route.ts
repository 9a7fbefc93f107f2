import { readIdempotencyKey, readJson } from "../server/body.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-notes.route";
import { checkNote } from "./check-note.ts";
import { storeNote } from "./notes.server.ts";

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, network } = visitContext.from(context);
	const key = readIdempotencyKey(request);
	const { message, email } = await readJson(request);
	const checked = checkNote({ message, email });
	if (!checked.ok) {
		const { field, text } = checked.problem;
		throw new Refusal(422, "invalid_note", text, { fields: { [field]: [text] } });
	}
	await storeNote(site, checked.note, key, () => site.limits.countNote(network));
	return Response.json(checked.note, {
		status: 201,
		headers: { "Cache-Control": "private, no-store" },
	});
}
