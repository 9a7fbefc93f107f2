import { useRef, useState } from "react";
import { countCharacters } from "../../ui/count-characters.ts";
import type { InlineEditorProps } from "./inline-editor.tsx";
import { insertWithin, judgeText } from "./inline-text.ts";

export function useDraftText(props: InlineEditorProps) {
	const { value, max, multiline = false, optional = false, onSave } = props;
	const [draft, setDraft] = useState(value);
	// Not `value`, which another tab may change.
	const [before, setBefore] = useState(value);
	const [opened] = useState(value);
	// Text without the current composition; null if none.
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
		/** A text that is already too long may stay as long. */
		most: Math.max(max, countCharacters(before)),
		judge,
		/** Saves valid texts only. */
		save() {
			const verdict = judge();
			if (verdict === "sound") {
				setBefore(draft.trim());
				onSave(draft.trim());
			}
			return verdict;
		},
		/** Takes back what was saved since it was opened; what another tab has changed stays. */
		cancel() {
			if (value === before && value !== opened) onSave(opened);
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
