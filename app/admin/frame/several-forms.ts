import { useState } from "react";

/**
 * Keeps the refusals of a page with several forms, each until its form is answered again.
 * @param answer to the form that was sent last, if it was refused
 * @param loaded another object whenever the page was loaded again
 * @param sending name of the form that is under way
 */
export function useRefusals<Refusal extends { form: string }>(
	answer: Refusal | undefined,
	loaded: object,
	sending: string | undefined,
): Refusal[] {
	const [known, setKnown] = useState({ answer, loaded, sending, refusals: listOne(answer) });
	if (known.answer !== answer || known.loaded !== loaded || known.sending !== sending) {
		const isAnswered = known.sending !== sending && known.loaded !== loaded;
		const answered = isAnswered ? known.sending : undefined;
		const others = known.refusals.filter(({ form }) => form !== answered && form !== answer?.form);
		setKnown({ answer, loaded, sending, refusals: [...others, ...listOne(answer)] });
	}
	return known.refusals;
}

function listOne<One>(one: One | undefined): One[] {
	return one === undefined ? [] : [one];
}

/**
 * The value that one of several forms shows. Saves of other devices are left out until this form is answered, so
 * that the answer to another form discards nothing that was typed.
 * @param stored another object whenever the page was loaded again
 */
export function useBegan<Stored>(stored: Stored, isSending: boolean): Stored {
	const [known, setKnown] = useState({ began: stored, stored, isSending });
	if (known.stored !== stored || known.isSending !== isSending) {
		const isAnswered = known.isSending && !isSending && known.stored !== stored;
		setKnown({ began: isAnswered ? stored : known.began, stored, isSending });
	}
	return known.began;
}
