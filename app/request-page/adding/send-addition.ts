import { data } from "react-router";
import { readFailedAnswer } from "../../ui/page/keep-forms.ts";
import { forgetTyping } from "../../ui/page/kept-typing.ts";
import type { Trouble } from "../../ui/page/page-failure.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

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

/**
 * Goes on while the client looks at another page, where a toast says what went wrong. Answers the redirect with data:
 * the router follows none and loads nothing again for a form that was left, even if the client is back by then.
 * @throws Response when the request is gone
 */
export async function sendAddition(send: () => Promise<Added>, path: string) {
	const isAway = () => location.pathname !== path;
	const chosen = countChosen();
	const added = await send().catch((error: unknown): Added => {
		if (error instanceof Response) return { isStored: true, problems: [] };
		const trouble = readFailedAnswer(error);
		if (trouble.kind === "missing" && !isAway()) throw new Response(unsent, { status: 404 });
		// A client who left and came back finds the words alone.
		const kept = countChosen() < chosen ? wordsStillHere : stillHere;
		const problem = explainFailure(trouble, isAway() ? keptThere : kept);
		return { isStored: false, isLost: trouble.kind === "unreached", problems: [problem] };
	});
	if (added.isStored) forgetTyping();
	if (isAway() && added.problems.length > 0) {
		addToast({
			tone: "error",
			title: nameOutcome(added),
			text: added.problems.join(" "),
			link: { label: "Open Your Request", to: `${path}#add` },
		});
	}
	// An error's status keeps the router from loading the page again, which would fail, too.
	return data(added, { status: added.isStored ? 200 : 503 });
}

function countChosen(): number {
	return document.querySelector<HTMLInputElement>('input[name="files"]')?.files?.length ?? 0;
}

const wordsStillHere = "What you wrote is still here; choose your files again.";
const stillHere = "What you wrote and chose is still here.";
const keptThere = "What you wrote is kept on your request’s page; choose files again there.";

function explainFailure(trouble: Trouble, kept: string): string {
	switch (trouble.kind) {
		case "missing":
			return "The link to your request no longer works.";
		case "refused":
			return `${trouble.message} ${kept}`;
		case "unreached":
			return `${kept} Please press Send again when you are connected.`;
		case "fault": {
			const reference = trouble.reference ? ` Reference ${trouble.reference}.` : "";
			return `The problem is on my end. ${kept} Please press Send again in a moment.${reference}`;
		}
	}
}

export function nameOutcome({ isStored, isLost }: Added): string {
	if (isLost) return "The connection was lost";
	return isStored ? "Not everything could be added" : "Nothing was added";
}
