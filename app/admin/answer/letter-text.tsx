import { isMissing, type Problems, splitAtBraces } from "./placeholders.ts";

/** Marks what keeps the letter from being sent. */
export function LetterText({ text, problems }: { text: string; problems: Problems }) {
	return splitAtBraces(text).map(({ at, part }) =>
		isMissing(part, problems) ? <mark key={at}>{part}</mark> : part,
	);
}
