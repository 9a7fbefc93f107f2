import { compareSequences, type Step } from "./compare-sequences.ts";

export interface Part {
	kind: Step["kind"];
	text: string;
}

/** Words that are shown around a change of a long text. */
const around = 12;

/** Texts word by word, runs of one kind together; of long runs that stay, only what is near a change. */
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
	const [first, last] = [isAfterChange ? around : 0, isBeforeChange ? around : 0];
	if (words.length <= first + last + 4 || first + last === 0) return text;
	return `${words.slice(0, first).join("")}… ${last > 0 ? words.slice(-last).join("") : ""}`;
}
