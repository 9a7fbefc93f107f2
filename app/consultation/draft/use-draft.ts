import {
	type RefObject,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { type Errors, emptyDraft, toPhase } from "./draft-state.ts";
import type { FormView } from "./form-views.ts";
import { openDraft } from "./open-draft.ts";

interface Parts {
	form: RefObject<HTMLFormElement | null>;
	wins: boolean;
	errors: Errors;
	onSent?: (() => void) | undefined;
}

export function useDraft({ form, wins, errors: first, onSent }: Parts) {
	const [draft] = useState(openDraft);
	const state = useSyncExternalStore(draft.subscribe, draft.getState, () => emptyDraft);
	const [serverErrors, setServerErrors] = useState(first);
	const view = useRef<FormView>(null);
	const submitAgain = useEffectEvent(() => {
		form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
		submit();
	});
	const tellSent = useEffectEvent(() => onSent?.());

	// Before paint, so that a draft at hand does not flash in.
	useLayoutEffect(() => {
		if (!form.current) return;
		view.current = { element: form.current, wins, submit: submitAgain, onSent: tellSent };
		return draft.addView(view.current);
	}, [draft, form, wins]);

	function submit(): void {
		setServerErrors({});
		draft.submit();
	}

	const phase = toPhase(state);
	return {
		files: state.files,
		round: state.round,
		phase,
		errors: { ...serverErrors, ...state.errors } as Errors,
		submit,
		noteEdit(name: string): void {
			setServerErrors(({ [name]: _, ...others }) => others);
			if (view.current) draft.noteEdit(view.current, name);
		},
		addFiles: draft.addFiles,
		removeFile: draft.removeFile,
		retryFile(key: number): void {
			draft.retryFile(key);
			if (phase.is === "offline") submit();
		},
		cancel(): void {
			setServerErrors({});
			draft.cancel();
		},
	};
}
