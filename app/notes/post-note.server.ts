import { noteOutage, surprise } from "../http/answer.server.ts";
import { readForm } from "../http/body.server.ts";
import { asRefusal, Refusal } from "../http/refusal.server.ts";
import type { Visit } from "../site.server.ts";
import { checkNote } from "./check-note.ts";
import type { PostedNote } from "./note-box.tsx";
import { storeNote } from "./notes.server.ts";

const sentBefore = "This form was already sent once. If this is another note, submit it again.";

/**
 * Takes a note sent as an ordinary form.
 * @returns null when it is stored, else why not and what to show again
 */
export async function postNote(
	request: Request,
	visit: Visit,
): Promise<{ refusal: Refusal; posted: PostedNote } | null> {
	const { site, network } = visit;
	let typed = { message: "", email: "" };
	let key: string | null = null;
	try {
		const form = await readForm(request);
		typed = { message: form.get("message") ?? "", email: form.get("email") ?? "" };
		key = readKey(form.get("idempotency_key"));
		const checked = checkNote(typed);
		if (!checked.ok) {
			const refusal = new Refusal(422, "invalid_note", checked.problem.text);
			return { refusal, posted: { typed, key, problem: checked.problem } };
		}
		await storeNote(site.database.db, checked.note, key, () => site.limits.countNote(network));
		return null;
	} catch (error) {
		const expected = asRefusal(error);
		if (expected) noteOutage(site.log, expected);
		const refusal = expected ?? surprise(site.log, error);
		// A form that was gone back to and changed is another note.
		const reused = refusal.code === "key_reused";
		const failure = reused ? sentBefore : refusal.message;
		return { refusal, posted: { typed, key: reused ? null : key, failure } };
	}
}

function readKey(key: string | null): string | null {
	return key && /^[\w-]{16,100}$/.test(key) ? key : null;
}
