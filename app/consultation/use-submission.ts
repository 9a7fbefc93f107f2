import { type RefObject, useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../http/call-api.ts";
import { addToast, dismissToast, type ToastWords } from "../ui/toast-store.ts";
import { checkRequest } from "./check-request.ts";
import { readKept } from "./kept-files.tsx";
import { readQuietFields } from "./quiet-fields.tsx";
import { focusFirst, focusWrongFile, readForm } from "./read-form.ts";
import { sayWait } from "./say-wait.ts";
import { type Outcome, sendRequest } from "./send-request.ts";
import { findStuck, isHeldUp } from "./stuck-files.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { watchConnection } from "./watch-connection.ts";

/** What the form is doing about being sent. */
export type Phase =
	| { is: "idle" }
	/** Submit was pressed while files were still on their way; the request follows them. */
	| { is: "travelling" }
	/** What is sent is what is seen: nothing can be changed. */
	| { is: "sending" }
	/** Goes by itself at this time, in milliseconds since 1970. */
	| { is: "delayed"; until: number }
	/** Goes by itself once the connection is back, unless something is changed before. */
	| { is: "offline" }
	/** Would have gone by itself, but something was changed: it may be half a sentence. */
	| { is: "held" };

/** `heldUp`: files stopped for want of a connection, so the request has not been sent yet. */
type Ending = Outcome | { is: "heldUp" } | null;

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
	/** What was said about files, and the toast that says it. */
	const aboutFiles = useRef({ text: "", toast: "" });
	const edited = useRef(false);
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

	useEffect(() => {
		return queue.subscribe(() => {
			const { text, toast } = aboutFiles.current;
			if (toast && findStuck(queue.listFiles())?.text !== text) dismissToast(toast);
		});
	}, [queue]);

	function say(words: ToastWords): void {
		said.current = addToast(words);
	}

	/** For the actions of toasts, which go with their toast and cannot keep the focus. */
	function submitAgain(): void {
		form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
		void latest.current();
	}

	/** @returns the body to send, or null when something had to be said instead */
	function prepare(): Record<string, unknown> | null {
		if (!form.current) return null;
		const values = readForm(form.current);
		const checked = checkRequest(values, "form");
		const problem = checked.ok ? null : checked.problem;
		setErrors(problem?.fields ?? {});
		if (problem) {
			say({ tone: "error", title: "Missing Information", text: problem.message });
			focusFirst(form.current, Object.keys(problem.fields));
			return null;
		}
		if (complainOfFiles()) return null;
		const uploads = queue
			.listFiles()
			.flatMap(({ state }) => (state.is === "done" ? [state.uploadId] : []));
		return { ...values, uploads: [...readKept(form.current), ...uploads] };
	}

	/** @returns whether there are files that cannot go along */
	function complainOfFiles(): boolean {
		const stuck = findStuck(queue.listFiles());
		if (!stuck || !form.current) return false;
		const removeAndSend = () => {
			for (const key of stuck.keys) queue.remove(key);
			submitAgain();
		};
		say({
			tone: "error",
			title: "Check Your Files",
			text: stuck.text,
			action: { label: "Remove and Send", run: removeAndSend },
		});
		aboutFiles.current = { text: stuck.text, toast: said.current };
		focusWrongFile(form.current);
		return true;
	}

	async function submit(): Promise<void> {
		if (run.current) return;
		if (!prepare()) return setPhase({ is: "idle" });
		dismissToast(said.current);
		edited.current = false;
		queue.goOn();
		const control = new AbortController();
		run.current = control;
		const outcome = await attempt(control.signal, true);
		if (control.signal.aborted) return;
		run.current = null;
		tell(outcome);
	}

	/** @param mayResend false once files have been sent a second time */
	async function attempt(signal: AbortSignal, mayResend: boolean): Promise<Ending> {
		setPhase({ is: "travelling" });
		if (!(await queue.settle(signal))) return null;
		// The visitor may have gone on writing, and a file may have been refused meanwhile.
		const body = prepare();
		if (!body) return null;
		if (isHeldUp(queue.listFiles())) return { is: "heldUp" };
		setPhase({ is: "sending" });
		const quiet = form.current ? readQuietFields(form.current) : {};
		const outcome = await sendRequest({ ...body, ...quiet }, keyFor(body));
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

	/** Nothing goes by itself that was changed since Submit was pressed. */
	function wait(phase: Phase): void {
		setPhase(edited.current ? { is: "held" } : phase);
	}

	function tell(ending: Ending): void {
		if (ending?.is === "heldUp") wait({ is: "offline" });
		else if (ending?.is === "delayed") delay(ending.seconds);
		else setPhase({ is: "idle" });
		if (ending?.is === "sent") {
			wish.current = { content: "", key: "" };
			addToast({
				tone: "success",
				title: "Consultation Request Submitted!",
				text: "Thank you! We'll get back to you within 24 hours with next steps.",
			});
			onSent();
		}
		if (ending?.is === "failed") {
			setErrors(ending.fields);
			if (ending.goesOn) wait({ is: "offline" });
		}
		if (ending?.is === "failed" || ending?.is === "missing") {
			say({
				tone: "error",
				title: "Submission Failed",
				text: ending.message,
				action: { label: "Retry", run: submitAgain },
			});
		}
	}

	/** A delay and no refusal, so it is not called a failure. */
	function delay(seconds: number): void {
		wait({ is: "delayed", until: Date.now() + seconds * 1000 });
		if (edited.current) return;
		say({
			tone: "info",
			title: "A Short Wait",
			text: `Many requests came from your connection. Yours goes by itself in ${sayWait(seconds)}.`,
		});
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
		/**
		 * A field that is being mended is no longer called wrong, and nothing half-mended goes by itself.
		 * @param name of the field; none for the files
		 */
		noteEdit(name = "") {
			setErrors(({ [name]: _, ...others }) => others);
			edited.current = true;
			if (phase.is === "delayed") dismissToast(said.current);
			setPhase((was) => (was.is === "offline" || was.is === "delayed" ? { is: "held" } : was));
		},
	};
}
