import type { SubmittedContent } from "../draft/device-draft.ts";
import type { DraftState } from "../draft/draft-state.ts";
import { readValues } from "../form/read-form.ts";

type Content = Pick<DraftState, "fields" | "rest" | "files">;

/** A file uploaded twice is the same content. */
export function contentOf({ fields, rest, files }: Content): string {
	return JSON.stringify([readValues(fields), rest.uploads, files.map(({ id }) => id)]);
}

export function keyFor(
	state: Content & Pick<DraftState, "lastSubmission">,
	freshKey: string,
): SubmittedContent {
	const content = contentOf(state);
	return state.lastSubmission.content === content
		? state.lastSubmission
		: { content, key: freshKey };
}
