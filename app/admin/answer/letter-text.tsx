import { isMissing, type PlaceholderProblems, splitAtBraces } from "./placeholders.ts";

/** Marks what keeps the letter from being sent. */
export function LetterText({ text, problems }: { text: string; problems: PlaceholderProblems }) {
	return splitAtBraces(text).map(({ at, part }) =>
		isMissing(part, problems) ? <mark key={at}>{part}</mark> : part,
	);
}
