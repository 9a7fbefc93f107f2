import { data } from "react-router";
import { readTrouble } from "../../ui/page/page-failure.ts";

/** The outcome of a send. */
export interface Added {
	isStored: boolean;
	/** It may have arrived. */
	isLost?: boolean;
	problems: string[];
	/** Shown again after the page was reloaded. */
	words?: string;
}

/** Data of the error when the request is gone. */
export const unsent = "unsent";

const stillHere = "What you wrote and chose is still here.";

/** The form stays as it is. @throws what belongs to the router: redirects, and a request that is gone */
export function explainFailedSend(error: unknown) {
	if (error instanceof Response) throw error;
	const trouble = readTrouble(error);
	if (trouble.kind === "missing") throw new Response(unsent, { status: 404 });
	const problem =
		trouble.kind === "refused"
			? `${trouble.message} ${stillHere}`
			: `${stillHere} Please press Send again when you are connected.`;
	const added: Added = { isStored: false, isLost: trouble.kind !== "refused", problems: [problem] };
	// An error's status keeps the router from loading the page again, which would fail, too.
	return data(added, { status: 503 });
}
