import { type RefObject, useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../http/call-api.ts";
import { addToast, dismissToast, type ToastWords } from "../ui/toast-store.ts";
import { checkRequest } from "./check-request.ts";
import { focusFirst, readForm } from "./read-form.ts";
import { type Outcome, sendRequest } from "./send-request.ts";
import type { QueuedFile, UploadQueue } from "./upload-queue.ts";
import { watchConnection } from "./watch-connection.ts";

/** What the form is doing about being sent. */
export type Phase =
	| { is: "idle" }
	/** Submit was pressed while files were still on their way; the request follows them. */
	| { is: "travelling" }
	| { is: "sending" }
	/** Goes by itself at this time, in milliseconds since 1970. */
	| { is: "delayed"; until: number }
	/** Goes by itself once the connection is back, unless something is changed before. */
	| { is: "offline" };

export type Errors = Record<string, string[]>;

interface Parts {
	form: RefObject<HTMLFormElement | null>;
	queue: UploadQueue;
	/** What the server said about a form sent before scripts ran. */
	errors: Errors;
	onSent(): void;
}

/** Checks, waits for files, sends, and tells: from Submit to one toast. */
export function useSubmission({ form, queue, errors: first, onSent }: Parts) {
	const [phase, setPhase] = useState<Phase>({ is: "idle" });
	const [errors, setErrors] = useState(first);
	const run = useRef<AbortController | null>(null);
	const wish = useRef({ content: "", key: "" });
	const said = useRef("");
	const latest = useRef(submit);
	useEffect(() => {
		latest.current = submit;
	});

	useEffect(() => {
		if (phase.is === "offline") return watchConnection(() => void latest.current());
		if (phase.is !== "delayed") return;
		const timer = setTimeout(() => void latest.current(), phase.until - Date.now());
		return () => clearTimeout(timer);
	}, [phase]);

	useEffect(() => () => run.current?.abort(), []);

	function complain(words: Omit<ToastWords, "tone">): void {
		said.current = addToast({ ...words, tone: "error" });
	}

	/** @returns the body to send, or null when something had to be said instead */
	function prepare(): Record<string, unknown> | null {
		if (!form.current) return null;
		const values = readForm(form.current);
		const checked = checkRequest(values, "form");
		const problem = checked.ok ? null : checked.problem;
		setErrors(problem?.fields ?? {});
		if (problem) {
			complain({ title: "Missing Information", text: problem.message });
			focusFirst(form.current, Object.keys(problem.fields));
			return null;
		}
		const stuck = findStuck(queue.listFiles());
		if (stuck) {
			complain({ title: "Check Your Files", text: stuck });
			return null;
		}
		const uploads = queue
			.listFiles()
			.flatMap(({ state }) => (state.is === "done" ? [state.uploadId] : []));
		return { ...values, uploads };
	}

	async function submit(): Promise<void> {
		if (run.current) return;
		if (!prepare()) return setPhase({ is: "idle" });
		dismissToast(said.current);
		const control = new AbortController();
		run.current = control;
		const outcome = await attempt(control.signal, true);
		if (control.signal.aborted) return;
		run.current = null;
		tell(outcome);
	}

	/** @param mayResend false once files have been sent a second time */
	async function attempt(signal: AbortSignal, mayResend: boolean): Promise<Outcome | null> {
		setPhase({ is: "travelling" });
		if (!(await queue.settle(signal))) return null;
		// The visitor may have gone on writing, and a file may have been refused meanwhile.
		const body = prepare();
		if (!body) return null;
		setPhase({ is: "sending" });
		const outcome = await sendRequest(body, keyFor(body));
		if (signal.aborted || outcome.is !== "missing" || !mayResend) return outcome;
		return queue.resend(outcome.uploadIds) > 0 ? attempt(signal, false) : outcome;
	}

	/** The same content is the same wish, however often it is sent. */
	function keyFor(body: Record<string, unknown>): string {
		const content = JSON.stringify(body);
		if (wish.current.content !== content) {
			wish.current = { content, key: newIdempotencyKey() };
		}
		return wish.current.key;
	}

	function tell(outcome: Outcome | null): void {
		if (outcome?.is !== "delayed") setPhase({ is: "idle" });
		if (!outcome) return;
		if (outcome.is === "sent") {
			wish.current = { content: "", key: "" };
			addToast({
				tone: "success",
				title: "Consultation Request Submitted!",
				text: "Thank you! We'll get back to you within 24 hours with next steps.",
			});
			onSent();
			return;
		}
		const failed = { title: "Submission Failed", text: outcome.message };
		if (outcome.is === "delayed") {
			setPhase({ is: "delayed", until: Date.now() + outcome.seconds * 1000 });
			complain(failed);
			return;
		}
		if (outcome.is === "failed") {
			setErrors(outcome.fields);
			if (outcome.goesOn) setPhase({ is: "offline" });
		}
		complain({ ...failed, action: { label: "Retry", run: () => void latest.current() } });
	}

	return {
		phase,
		errors,
		submit,
		/** Forgets everything that was said and whatever is under way. */
		reset() {
			run.current?.abort();
			run.current = null;
			wish.current = { content: "", key: "" };
			dismissToast(said.current);
			setErrors({});
			setPhase({ is: "idle" });
		},
		/** A field that is being mended is no longer called wrong, and nothing half-mended goes by itself. */
		noteEdit(name: string) {
			setErrors(({ [name]: _, ...others }) => others);
			setPhase((was) => (was.is === "offline" ? { is: "idle" } : was));
		},
	};
}

/** A request never goes without a file that the visitor believes to be part of it. */
function findStuck(files: readonly QueuedFile[]): string | null {
	for (const { file, state } of files) {
		if (state.is === "refused") {
			return `“${file.name}” was not taken. Remove it, then submit again.`;
		}
		if (state.is === "failed") {
			return `“${file.name}” has not arrived. Retry it or remove it, then submit again.`;
		}
	}
	return null;
}
