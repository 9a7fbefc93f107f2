import { addToast, dismissToast, type ToastWords } from "../ui/toast-store.ts";
import type { QueuedFile } from "./queued-file.ts";
import { mostFiles } from "./request-fields.ts";
import { sayWait } from "./say-wait.ts";
import { findStuck } from "./stuck-files.ts";
import type { Ending, Phase } from "./submission-state.ts";
import type { UploadQueue } from "./upload-queue.ts";

interface Parts {
	queue: UploadQueue;
	/** Submits the form in sight again; undefined where there is none. */
	findSubmit(): (() => void) | undefined;
	openDialog(): void;
}

/** Says in toasts what became of a request, in the form's sight or on any other page. */
export function createTeller({ queue, findSubmit, openDialog }: Parts) {
	let said = "";
	/** What was said about files, and the toast that says it. */
	let aboutFiles = { text: "", toast: "" };

	queue.subscribe(() => {
		const { text, toast } = aboutFiles;
		if (toast && findStuck(queue.listFiles())?.text !== text) dismissToast(toast);
	});

	/** With a way to do something about it: in the form, or by opening it. */
	function say(words: ToastWords, action?: NonNullable<ToastWords["action"]>): void {
		const inSight = findSubmit() !== undefined;
		said = addToast({
			...words,
			action: inSight ? action : { label: "Open the Form", run: openDialog },
		});
	}

	const retry = { label: "Retry", run: () => findSubmit()?.() };

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
		/** On return to the site. @returns whether it was said that the request waits */
		announce(phase: Phase): boolean {
			const words = sayWhere(phase, queue.listFiles());
			if (words) say({ ...words, tone: "info", duration: null });
			return words?.title === waitingTitle;
		},
		/** @param held true when something was changed meanwhile, so that nothing goes by itself */
		tell(ending: Ending, held: boolean): void {
			if (ending.is === "sent") {
				addToast({
					tone: "success",
					title: "Consultation Request Submitted!",
					text: "Thank you! We'll get back to you within 24 hours with next steps.",
				});
			} else if (ending.is === "invalid") {
				say({ tone: "error", title: "Missing Information", text: ending.problem.message });
			} else if (ending.is === "stuck") {
				tellStuck(ending.stuck);
			} else if (ending.is === "failed" || ending.is === "missing") {
				say({ tone: "error", title: "Submission Failed", text: ending.message }, retry);
			} else if (ending.is === "delayed" && !held) {
				const wait = sayWait(ending.seconds);
				// A delay and no refusal, so it is not called a failure.
				say({
					tone: "info",
					title: "A Short Wait",
					text: `Many requests came from your connection. Yours goes by itself in ${wait}.`,
				});
			}
		},
	};
}

const waitingTitle = "Your Request Is Waiting";

function sayWhere(phase: Phase, files: readonly QueuedFile[]) {
	if (phase.is === "offline") {
		const text = "It is kept on this device and goes by itself when the studio can be reached.";
		return { title: waitingTitle, text };
	}
	if (phase.is === "delayed") {
		const seconds = Math.max(0, Math.ceil((phase.until - Date.now()) / 1000));
		return { title: waitingTitle, text: `It goes by itself in ${sayWait(seconds)}.` };
	}
	if (files.every(({ state }) => state.is === "done")) return undefined;
	return { title: "Your Request Is on Its Way", text: "Its files go first. Keep this page open." };
}
