import { sayAnswerState } from "../replies/check-reply.ts";
import { compareFields } from "../site/changes/compare-fields.server.ts";
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

export function compareLetters(before: AnswerFields, after: AnswerFields): ToldChange[] {
	return compareFields(labels, nameState(before), nameState(after));
}

function nameState(fields: AnswerFields): AnswerFields {
	return { ...fields, state: sayAnswerState(fields.state) };
}
