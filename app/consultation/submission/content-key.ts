import type { ListedFile, SubmittedContent, WaitingRequest } from "../draft/device-draft.ts";
import type { DraftState } from "../draft/draft-state.ts";
import { readValues } from "../form/read-form.ts";

interface Content extends Pick<DraftState, "fields" | "rest"> {
	files: readonly { id: string }[];
}

/** A file uploaded twice is the same content. */
export function contentOf({ fields, rest, files }: Content): string {
	return JSON.stringify([readValues(fields), rest.uploads, files.map(({ id }) => id)]);
}

/** @param files on the device; those chosen after Submit are not part of the request */
export function contentOfRequest(
	{ fields, rest, body }: WaitingRequest,
	files: readonly ListedFile[],
): string {
	const uploads = body?.uploads as string[] | undefined;
	const sent = ({ state }: ListedFile) => state.is === "done" && uploads?.includes(state.uploadId);
	return contentOf({ fields, rest, files: uploads ? files.filter(sent) : files });
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
