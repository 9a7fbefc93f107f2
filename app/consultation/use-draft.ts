import {
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { openDraft } from "./draft-session.ts";
import type { FormView } from "./form-views.ts";
import { focusFirst, focusWrongFile } from "./read-form.ts";
import type { Errors, SubmissionState } from "./submission-state.ts";

interface Parts {
	form: RefObject<HTMLFormElement | null>;
	/** Whether the form shows what was typed before scripts ran, and refused. */
	wins: boolean;
	/** What the server said about a form sent before scripts ran. */
	errors: Errors;
	onSent?: (() => void) | undefined;
}

const fresh: SubmissionState = { phase: { is: "idle" }, errors: {} };
const none: readonly never[] = [];

/** Ties a form to the draft of this device, and to what becomes of it. */
export function useDraft({ form, wins, errors: first, onSent }: Parts) {
	const [draft] = useState(openDraft);
	const { queue, submission } = draft;
	const files = useSyncExternalStore(queue.subscribe, queue.listFiles, () => none);
	const round = useSyncExternalStore(draft.subscribe, draft.getRound, () => 0);
	const state = useSyncExternalStore(submission.subscribe, submission.getState, () => fresh);
	const [said, setSaid] = useState(first);
	const view = useRef<FormView>(null);
	const latest = useRef({ submit, onSent });
	useEffect(() => {
		latest.current = { submit, onSent };
	});

	// Before it is painted, so that a draft that is at hand does not flash in.
	useLayoutEffect(() => {
		if (!form.current) return;
		view.current = {
			element: form.current,
			wins,
			submit: submitAgain,
			onSent: () => latest.current.onSent?.(),
		};
		return draft.addView(view.current);

		/** For the actions of toasts, which go with their toast and cannot keep the focus. */
		function submitAgain(): void {
			form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
			void latest.current.submit();
		}
	}, [draft, form, wins]);

	async function submit(): Promise<void> {
		setSaid({});
		const ending = await draft.submit();
		if (!form.current) return;
		if (ending?.is === "invalid") focusFirst(form.current, Object.keys(ending.problem.fields));
		if (ending?.is === "stuck") focusWrongFile(form.current);
	}

	return {
		queue,
		files,
		round,
		phase: state.phase,
		errors: { ...said, ...state.errors } as Errors,
		submit,
		/** @param name of the field that is being changed; none for the files */
		noteEdit(name = ""): void {
			setSaid(({ [name]: _, ...others }) => others);
			if (view.current) draft.noteEdit(view.current, name);
		},
		cancel(): void {
			setSaid({});
			draft.cancel();
		},
	};
}
