import { addToast, dismissToast, type ToastWords } from "../ui/toast-store.ts";
import { checkRequest } from "./check-request.ts";
import type { Fields } from "./draft.ts";
import type { QueuedFile } from "./queued-file.ts";
import { readValues } from "./read-form.ts";
import { mostFiles } from "./request-fields.ts";
import { sayReply } from "./say-reply.ts";
import { sayWithin } from "./say-wait.ts";
import { findStuck } from "./stuck-files.ts";
import type { Ending, Phase } from "./submission-state.ts";
import type { UploadQueue } from "./upload-queue.ts";

interface Parts {
	queue: UploadQueue;
	/** Submits the form in sight again; undefined where there is none. */
	findSubmit(): (() => void) | undefined;
	/** Whether a form is in sight, or about to be. */
	isInSight(): boolean;
	openDialog(): void;
}

/** Says in toasts what became of a request, in the form's sight or on any other page. */
export function createTeller({ queue, findSubmit, isInSight, openDialog }: Parts) {
	let said = "";
	/** What was said about files, and the toast that says it. */
	let aboutFiles = { text: "", toast: "" };
	/** Names of the fields that something was said about, and the toast that says it. */
	let aboutFields = { names: [] as string[], toast: "" };
	/** What was said about a request that waits, and the toast that says it. */
	let aboutWaiting = { is: "", toast: "" };

	queue.subscribe(() => {
		const { text, toast } = aboutFiles;
		if (toast && findStuck(queue.listFiles())?.text !== text) dismissToast(toast);
	});

	/** With a way to do something about it: in the form, or by opening it. */
	function say(words: ToastWords, action?: NonNullable<ToastWords["action"]>): void {
		said = addToast({
			...words,
			action: isInSight() ? action : { label: "Open the Form", run: openDialog },
		});
	}

	const retry = { label: "Retry", run: () => (findSubmit() ?? openDialog)() };

	function sayWaiting(phase: Phase): void {
		const words = sayWhere(phase, queue.listFiles());
		if (!words) return;
		say({ ...words, tone: "info", duration: null }, phase.is === "offline" ? retry : undefined);
		aboutWaiting = { is: phase.is, toast: said };
	}

	function tellStuck({ keys, text }: Extract<Ending, { is: "stuck" }>["stuck"]): void {
		const removeAndSend = () => {
			for (const key of keys) queue.remove(key);
			findSubmit()?.();
		};
		say(
			{ tone: "error", title: "Check Your Files", text },
			{ label: "Remove and Send", run: removeAndSend },
		);
		aboutFiles = { text, toast: said };
	}

	return {
		hush: () => dismissToast(said),
		tellLost(count: number): void {
			const files = count === 1 ? "One of your files" : `${count} of your files`;
			const text = `${files} could not be kept on this device. Please choose again what is missing.`;
			say({ tone: "info", title: "A File Is Missing", text, duration: null });
		},
		/** More files were chosen in several tabs than one request can carry. */
		tellMore(count: number): void {
			const files = count === 1 ? "One more file was" : `${count} more files were`;
			const text = `${files} chosen in another tab and left out. Remove one and reload this page to use another.`;
			say({ tone: "info", title: `Maximum ${mostFiles} files reached`, text, duration: null });
		},
		/** On return to the site. */
		announce: sayWaiting,
		/** Takes back what is no longer true: nothing goes by itself any more, or its time has come. */
		follow({ is }: Phase): void {
			const over =
				is === "held" || is === "idle" || (aboutWaiting.is === "delayed" && is !== "delayed");
			if (aboutWaiting.toast && over) {
				dismissToast(aboutWaiting.toast);
				aboutWaiting = { is: "", toast: "" };
			}
		},
		/** Takes back what was said about fields once all of them are right. */
		followFields(fields: Fields): void {
			const { names, toast } = aboutFields;
			if (!toast) return;
			const checked = checkRequest(readValues(fields), "form");
			if (!checked.ok && names.some((name) => name in checked.problem.fields)) return;
			dismissToast(toast);
			aboutFields = { names: [], toast: "" };
		},
		/** @param phase what is being done about the request now */
		tell(ending: Ending, phase: Phase): void {
			if (ending.is === "sent") {
				addToast({
					tone: "success",
					title: "Consultation Request Submitted!",
					text: sayReply(),
				});
			} else if (ending.is === "invalid") {
				say({ tone: "error", title: "Missing Information", text: ending.problem.message });
				aboutFields = { names: Object.keys(ending.problem.fields), toast: said };
			} else if (ending.is === "stuck") {
				tellStuck(ending.stuck);
			} else if (phase.is === "offline") {
				// It is no failure while it goes by itself.
				if (ending.is !== "busy") sayWaiting(phase);
			} else if (ending.is === "failed" || ending.is === "missing") {
				say({ tone: "error", title: "Submission Failed", text: ending.message }, retry);
			} else if (ending.is === "delayed" && phase.is === "delayed") {
				const wait = sayWithin(ending.seconds);
				// A delay and no refusal, so it is not called a failure.
				say({
					tone: "info",
					title: "A Short Wait",
					text: `Many requests came from your connection. Yours goes by itself within ${wait}.`,
				});
				aboutWaiting = { is: phase.is, toast: said };
			}
		},
	};
}

const waitingTitle = "Your Request Is Waiting";

function sayWhere(phase: Phase, files: readonly QueuedFile[]) {
	if (phase.is === "offline") {
		const goes = "goes by itself when the studio can be reached.";
		const text = phase.kept
			? `It is kept on this device and ${goes}`
			: `It ${goes} Stay on this page until then.`;
		return { title: waitingTitle, text };
	}
	if (phase.is === "delayed") {
		const seconds = Math.max(0, Math.ceil((phase.until - Date.now()) / 1000));
		return { title: waitingTitle, text: `It goes by itself within ${sayWithin(seconds)}.` };
	}
	if (files.every(({ state }) => state.is === "done")) return undefined;
	return { title: "Your Request Is on Its Way", text: "Its files go first. Keep this page open." };
}
