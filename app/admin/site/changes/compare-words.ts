import { compareSequences, type Step } from "./compare-sequences.ts";

export interface Part {
	kind: Step["kind"];
	text: string;
}

/** Words that are shown around a change of a long text. */
const around = 12;

/** Joins runs of one kind; of long unchanged runs, keeps only the words near a change. */
export function compareWords(before: string, after: string): Part[] {
	const parts: Part[] = [];
	for (const { kind, token } of compareSequences(split(before), split(after))) {
		const last = parts.at(-1);
		if (last?.kind === kind) last.text += token;
		else parts.push({ kind, text: token });
	}
	return parts.map((part, index) => ({
		...part,
		text: part.kind === "same" ? cut(part.text, index > 0, index < parts.length - 1) : part.text,
	}));
}

/** Each word with the space after it. */
function split(text: string): string[] {
	return text.match(/\S+\s*|\s+/g) ?? [];
}

function cut(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
	const words = split(text);
	const [head, tail] = [isAfterChange ? around : 0, isBeforeChange ? around : 0];
	// A few words are not worth an ellipsis.
	if (words.length <= head + tail + 4 || head + tail === 0) return text;
	return `${words.slice(0, head).join("")}… ${tail > 0 ? words.slice(-tail).join("") : ""}`;
}
