import { openDialog } from "./dialog-history.ts";
import { chooseFields, type Draft, type Fields, sameFields } from "./draft.ts";
import { createKeeper } from "./keep-draft.ts";
import { listenToTabs, type News } from "./other-tabs.ts";
import { fillFields, readFields } from "./read-form.ts";
import { mostFiles } from "./request-fields.ts";
import { isHeldUp } from "./stuck-files.ts";
import { createSubmission, type Ending } from "./submission.ts";
import { createTeller } from "./tell-ending.ts";
import { createUploadQueue } from "./upload-queue.ts";
import { isRequestWaiting } from "./waiting-flag.ts";
import { watchConnection } from "./watch-connection.ts";

/** A form that shows the draft. */
export interface FormView {
	element: HTMLFormElement;
	/** What stands in it counts for more than what is kept. */
	wins: boolean;
	/** Presses Submit. */
	submit(): void;
	/** The request is safe. */
	onSent(): void;
}

let session: DraftSession | undefined;

export type DraftSession = ReturnType<typeof createSession>;

/** The one draft of this tab, whichever forms show it; it outlives them. */
export function openDraft(): DraftSession {
	session ??= createSession();
	return session;
}

function createSession() {
	let fields: Fields = {};
	/** A new round has new, empty controls. */
	let round = 0;
	let starting: Promise<void> | undefined;
	let started = false;
	/** Something was changed in this tab. */
	let edited = false;
	/** Controls are being filled in by nobody's hand. */
	let filling = false;
	let announced = false;
	let tellTabs = (_: News) => {};
	let unwatch: (() => void) | undefined;
	const views = new Set<FormView>();
	const listeners = new Set<() => void>();
	const keeper = createKeeper();
	const queue = createUploadQueue({
		most: mostFiles,
		loadSender: () => import("./send-file.ts"),
		createPreview: (file) => URL.createObjectURL(file),
		releasePreview: (url) => URL.revokeObjectURL(url),
		discard: (url) => void askUpload(url, "DELETE"),
	});
	const findView = () => [...views].find(({ element }) => element.getClientRects().length > 0);
	const teller = createTeller({ queue, findSubmit: () => findView()?.submit, openDialog });
	const submission = createSubmission({ queue, keeper, getFields, onEnd });

	queue.subscribe(() => {
		keeper.keepFiles(queue.listFiles());
		if (isHeldUp(queue.listFiles())) {
			unwatch ??= watchConnection(queue.goOn);
		} else {
			unwatch?.();
			unwatch = undefined;
		}
	});

	function getFields(): Fields {
		const view = findView();
		if (view) fields = readFields(view.element);
		return fields;
	}

	/** Reads what is kept, once, and goes on with it. */
	function start(): Promise<void> {
		starting ??= begin();
		return starting;
	}

	async function begin(): Promise<void> {
		tellTabs = listenToTabs(hearOtherTab);
		window.addEventListener("pagehide", keeper.flush);
		document.addEventListener("visibilitychange", keeper.flush);
		await restore();
	}

	async function restore(): Promise<void> {
		const draft = await keeper.load();
		started = true;
		fields = draft?.fields ?? fields;
		if (draft) queue.restore(draft.files);
		for (const view of views) meet(view);
		if (draft?.waiting) goOn(draft.waiting);
		else for (const file of draft?.files ?? []) void checkArrived(file);
	}

	function goOn(waiting: NonNullable<Draft["waiting"]>): void {
		// Nothing goes by itself that was changed since it was submitted.
		if (edited) {
			void keeper.keepWaiting(null);
		} else {
			submission.resume(waiting);
			announce();
		}
	}

	async function checkArrived({ uploadUrl, state }: Draft["files"][number]): Promise<void> {
		if (state.is !== "done" || !uploadUrl) return;
		const status = await askUpload(uploadUrl, "HEAD");
		if (status === 404 || status === 410) queue.resend([state.uploadId]);
	}

	/** Brings a form and the draft together. */
	function meet(view: FormView): void {
		const { element, wins } = view;
		view.wins = false;
		if (!wins) show(element, chooseFields(fields, readFields(element)));
		if (!sameFields(readFields(element), fields)) take(element);
	}

	function show(element: HTMLFormElement, next: Fields): void {
		filling = true;
		fillFields(element, next);
		filling = false;
	}

	function take(from: HTMLFormElement): void {
		fields = readFields(from);
		edited = true;
		keeper.keepFields(fields);
		for (const { element } of views) if (element !== from) show(element, fields);
	}

	function onEnd(ending: Ending, asked: boolean): void {
		if (ending.is === "gone") startOver();
		if (ending.is === "sent") settle("sent");
		const { phase } = submission.getState();
		if (asked || phase.is !== "offline") teller.tell(ending, phase.is === "held");
		else if (ending.is !== "busy") announce();
	}

	/** Says on other pages that there is a request, and no more than once that it waits. */
	function announce(): void {
		if (findView() || announced) return;
		announced = teller.announce(submission.getState().phase);
	}

	function empty(): void {
		fields = {};
		edited = false;
		announced = false;
		submission.reset();
		queue.release();
		round += 1;
		for (const listener of [...listeners]) listener();
	}

	function settle(is: News["is"]): void {
		const view = findView();
		const news = { is, key: submission.getKey() };
		void keeper.clear().then(() => tellTabs(news));
		empty();
		if (is === "sent") view?.onSent();
	}

	/** Another tab has settled what this one shows; shown is whatever that has left. */
	function startOver(): void {
		keeper.forget();
		teller.hush();
		empty();
		void restore();
	}

	function hearOtherTab({ is, key }: News): void {
		const isOurs = key !== undefined && key === submission.getKey();
		if (edited && !isOurs) {
			// What stands here is not what was settled there, and has gone from the device with it.
			keeper.forget();
			keeper.keepFields(fields);
			keeper.keepFiles(queue.listFiles());
			return;
		}
		startOver();
		if (is === "sent" && isOurs) teller.tell({ is }, false);
	}

	return {
		queue,
		submission,
		start,
		getRound: () => round,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** @returns takes the form away again; the draft stays */
		addView(view: FormView): () => void {
			views.add(view);
			if (started) meet(view);
			else void start();
			return () => void views.delete(view);
		},
		/** @param name of the field that the visitor has changed; none for the files */
		noteEdit({ element }: FormView, name?: string): void {
			if (filling) return;
			take(element);
			if (submission.getState().phase.is === "delayed") teller.hush();
			submission.noteEdit(name);
		},
		submit() {
			teller.hush();
			return submission.submit();
		},
		/** It went as an ordinary form; one that waits for its turn is another. */
		noteSent(): void {
			if (!isRequestWaiting()) settle("sent");
		},
		/** Clears everything, here and on the server. */
		cancel(): void {
			teller.hush();
			for (const { key } of queue.listFiles()) queue.remove(key);
			settle("cancelled");
		},
	};
}

/** @returns the status; 0 when no answer came */
async function askUpload(url: string, method: "HEAD" | "DELETE"): Promise<number> {
	const headers = { "Tus-Resumable": "1.0.0" };
	const answer = await fetch(url, { method, headers }).catch(() => null);
	return answer?.status ?? 0;
}
