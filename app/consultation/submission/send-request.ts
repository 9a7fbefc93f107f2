import { callApi } from "../../network/call-api.ts";

export type Outcome =
	| { is: "sent" }
	| { is: "delayed"; seconds: number }
	| { is: "missing"; uploadIds: string[]; message: string }
	| {
			is: "failed";
			message: string;
			fields: Record<string, string[]>;
			willRetry: boolean;
			/** It may have arrived. */
			unsure: boolean;
	  };

const unexpected = "An unexpected error occurred. Please try again.";

export async function sendRequest(body: Record<string, unknown>, key: string): Promise<Outcome> {
	// Fire and forget: reports who is signed in and must not delay the request.
	fetch("/api/user").catch(() => {});
	const answer = await callApi("/api/consultations", {
		method: "POST",
		json: body,
		idempotencyKey: key,
		takes: { status: 201, fields: { id: "string" } },
	});
	if (answer.ok) return { is: "sent" };
	const { status, code, fields, retryAfter, unreachable: willRetry } = answer;
	// Arrived before, with its files under other ids.
	if (code === "key_reused") return { is: "sent" };
	if (status === 429) return { is: "delayed", seconds: retryAfter ?? 30 };
	const message =
		answer.message === unexpected ? unexpected : `Failed to submit consultation: ${answer.message}`;
	if (code === "upload_missing") return { is: "missing", uploadIds: fields.uploads ?? [], message };
	return { is: "failed", message, fields, willRetry, unsure: status < 400 || status >= 500 };
}
