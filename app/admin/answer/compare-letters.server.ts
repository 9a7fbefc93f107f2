import { states } from "../../requests/progress/states.ts";
import { readAnswerState } from "../replies/check-reply.ts";
import { compareWords } from "../site/changes/compare-words.ts";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import type { AnswerFields } from "./answer-fields.ts";

const labels: Omit<Record<keyof AnswerFields, string>, "reply"> = {
	subject: "Subject",
	text: "Text",
	state: "After you send it, set the request to",
	quote: "Quote",
	quoteText: "What the quote covers",
	deposit: "Deposit",
	dueOn: "Due",
	paymentLink: "Payment link",
};

/** What differs, field by field. */
export function compareLetters(before: AnswerFields, after: AnswerFields): ToldChange[] {
	const names = Object.keys(labels) as (keyof typeof labels)[];
	return names
		.map((name) => ({ name, was: say(before, name), is: say(after, name) }))
		.filter(({ was, is }) => was !== is)
		.map(({ name, was, is }) => ({
			...{ key: name, where: [labels[name]], kind: "changed" as const },
			parts: compareWords(was, is),
			...{ facts: [], was: undefined, is: undefined, to: undefined },
		}));
}

function say(fields: AnswerFields, name: keyof typeof labels): string {
	if (name !== "state") return fields[name];
	const state = readAnswerState(fields.state);
	return state ? states[state].label : "(no change)";
}
