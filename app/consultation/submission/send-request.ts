import { callApi } from "../../network/call-api.ts";

export type Outcome =
	| { is: "sent" }
	/** The server wants time between requests. */
	| { is: "delayed"; seconds: number }
	/** Files that were sent before and are no longer there. */
	| { is: "missing"; uploadIds: string[]; message: string }
	| {
			is: "failed";
			message: string;
			fields: Record<string, string[]>;
			/** The same request may well get through later. */
			goesOn: boolean;
			/** It may have arrived all the same. */
			unsure: boolean;
	  };

/** What is said where the server said nothing sensible. */
const unexpected = "An unexpected error occurred. Please try again.";

/** @param key the same for every try at one and the same request */
export async function sendRequest(body: Record<string, unknown>, key: string): Promise<Outcome> {
	// Says who is signed in, where anybody is; a request is never kept waiting for it.
	fetch("/api/user").catch(() => {});
	const answer = await callApi("/api/consultations", {
		method: "POST",
		json: body,
		idempotencyKey: key,
		takes: { status: 201, fields: { id: "string" } },
	});
	if (answer.ok) return { is: "sent" };
	const { status, code, fields, retryAfter, unreachable: goesOn } = answer;
	// It arrived before, with its files under the names that they had then.
	if (code === "key_reused") return { is: "sent" };
	if (status === 429) return { is: "delayed", seconds: retryAfter ?? 30 };
	const message =
		answer.message === unexpected ? unexpected : `Failed to submit consultation: ${answer.message}`;
	if (code === "upload_missing") return { is: "missing", uploadIds: fields.uploads ?? [], message };
	return { is: "failed", message, fields, goesOn, unsure: status < 400 || status >= 500 };
}
