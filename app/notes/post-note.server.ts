import { readForm } from "../server/body.server.ts";
import { makeFormKey } from "../server/form-key.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { refuse } from "../server/refuse.server.ts";
import type { Visit } from "../server/site.server.ts";
import { checkNote } from "./check-note.ts";
import type { PostedNote } from "./note-box.tsx";
import { storeNote } from "./notes.server.ts";

/** A browser may send a form twice; the same words an hour later are a new note. */
const repeatMs = 60 * 60 * 1000;

export async function postNote(
	request: Request,
	visit: Visit,
): Promise<{ refusal: Refusal; posted: PostedNote } | null> {
	const { site, network } = visit;
	let typed = { message: "", email: "" };
	try {
		const form = await readForm(request);
		typed = { message: form.get("message") ?? "", email: form.get("email") ?? "" };
		const checked = checkNote(typed);
		if (!checked.ok) {
			const refusal = new Refusal(422, "invalid_note", checked.problem.text);
			return { refusal, posted: { typed, problem: checked.problem } };
		}
		const key = makeFormKey(checked.note, network, repeatMs);
		await storeNote(site, checked.note, key, () => site.limits.countNote(network));
		return null;
	} catch (error) {
		const refusal = refuse(site.log, error);
		return { refusal, posted: { typed, failure: refusal.message } };
	}
}
