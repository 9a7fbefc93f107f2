import { useRef, useState } from "react";
import { countCharacters } from "../../ui/count-characters.ts";
import type { InlineEditorProps } from "./inline-editor.tsx";
import { insertWithin, judgeText } from "./inline-text.ts";

/** The text of a field while it is open: as typed, and as last saved. */
export function useDraftText(props: InlineEditorProps) {
	const { value, max, multiline = false, optional = false, onSave } = props;
	const [draft, setDraft] = useState(value);
	// Not `value`: another tab may change that while the field is open.
	const [before, setBefore] = useState(value);
	// The text without the words that an input method is composing; null while it composes none.
	const uncomposed = useRef<string | null>(null);
	const judge = () => judgeText(draft, before, { max, optional });

	function take(typed: HTMLTextAreaElement) {
		const from = uncomposed.current ?? draft;
		const { text, caret } = insertWithin(from, typed.value, { max, multiline });
		uncomposed.current = null;
		if (text !== typed.value) {
			typed.value = text;
			typed.setSelectionRange(caret, caret);
		}
		setDraft(text);
	}

	return {
		draft,
		before,
		count: countCharacters(draft),
		/** The most characters that it can have: one that was too long before may stay as long. */
		most: Math.max(max, countCharacters(before)),
		judge,
		/** @returns what became of it; only a sound text is saved */
		save() {
			const verdict = judge();
			if (verdict === "sound") {
				setBefore(draft.trim());
				onSave(draft.trim());
			}
			return verdict;
		},
		startComposing() {
			uncomposed.current = draft;
		},
		endComposing: take,
		type(typed: HTMLTextAreaElement) {
			if (uncomposed.current === null) take(typed);
			else setDraft(typed.value);
		},
	};
}
