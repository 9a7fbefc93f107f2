import { isDialogOpen, openDialog } from "./dialog-history.ts";
import {
	chooseFields,
	type Fields,
	type FormRest,
	sameFields,
	type WaitingRequest,
} from "./draft.ts";
import { checkArrived, createDraftQueue } from "./draft-queue.ts";
import { createFormViews, type FormView } from "./form-views.ts";
import { createKeeper } from "./keep-draft.ts";
import { readKept } from "./kept-files.tsx";
import { listenToTabs, type News } from "./other-tabs.ts";
import { readQuietFields } from "./quiet-fields.tsx";
import { readFields } from "./read-form.ts";
import { mostFiles } from "./request-fields.ts";
import { quietFields } from "./set-aside.ts";
import { createSubmission } from "./submission.ts";
import type { Ending } from "./submission-state.ts";
import { createTeller } from "./tell-ending.ts";
import { isRequestWaiting } from "./waiting-flag.ts";

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
	/** When the draft was last known, where it is older than the page; in milliseconds since 1970. */
	let begunAt = Number.POSITIVE_INFINITY;
	let starting: Promise<void> | undefined;
	let started = false;
	/** Something was changed in this tab. */
	let edited = false;
	/** The phase that was announced where no form is in sight. */
	let announced = "";
	let tellTabs = (_: News) => {};
	const views = createFormViews();
	const listeners = new Set<() => void>();
	const keeper = createKeeper();
	const queue = createDraftQueue(keeper);
	const teller = createTeller({
		queue,
		findSubmit: () => views.findShown()?.submit,
		isInSight,
		openDialog,
	});
	const submission = createSubmission({ queue, keeper, getFields, getRest, onEnd });

	queue.subscribe(() => keeper.keepFiles(queue.listFiles()));
	submission.subscribe(() => teller.follow(submission.getState().phase));

	/** After a reload the dialog may be open before its form is there. */
	function isInSight(): boolean {
		return views.findShown() !== undefined || isDialogOpen();
	}

	function getFields(): Fields {
		const view = views.findShown();
		if (view) fields = readFields(view.element);
		return fields;
	}

	function getRest(): FormRest {
		const form = views.findShown()?.element;
		if (!form) return { uploads: [], quiet: {} };
		const quiet = readQuietFields(form);
		const { opened } = quietFields;
		// A form that was begun on an earlier visit was opened then: nobody who finishes it is hasty.
		const openedAt = Math.min(Number(quiet[opened]), begunAt);
		return { uploads: readKept(form), quiet: { ...quiet, [opened]: openedAt } };
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
		window.addEventListener("pageshow", ({ persisted }) => void (persisted && comeBack()));
		await restore();
	}

	/** A page that the browser had put aside has heard nothing meanwhile. */
	async function comeBack(): Promise<void> {
		if (await keeper.hasChanged()) startOver();
	}

	async function restore(): Promise<void> {
		const draft = await keeper.load();
		started = true;
		fields = draft?.fields ?? fields;
		begunAt = draft?.savedAt ?? Number.POSITIVE_INFINITY;
		const room = countRoom();
		if (draft) queue.restore(draft.files.slice(0, room));
		if (draft?.wish) submission.remember(draft.wish);
		for (const view of views.list()) meet(view);
		if (draft?.unsaved) keeper.keepFields(fields);
		// Changed after it was submitted, in the moment before the page went.
		if (draft?.waiting && !sameFields(draft.waiting.fields, draft.fields)) edited = true;
		if (draft && draft.files.length > room) teller.tellMore(draft.files.length - room);
		if (draft?.lost) teller.tellLost(draft.lost);
		if (draft?.waiting) goOn(draft.waiting, draft.lost > 0);
		else if (draft?.held) submission.hold(draft.held);
		if (draft?.waiting) return;
		for (const file of draft?.files ?? []) void checkArrived(queue, file);
	}

	/** Files that came back with a form that was sent without scripts take their places first. */
	function countRoom(): number {
		const taken = views.list().map(({ element }) => readKept(element).length);
		return mostFiles - Math.max(0, ...taken);
	}

	/** Nothing goes by itself that was changed since it was submitted, or without one of its files. */
	function goOn(waiting: WaitingRequest, incomplete: boolean): void {
		if (edited || (incomplete && !waiting.body)) {
			submission.hold({ changed: edited, unsure: waiting.unsure ?? false }, waiting);
		} else {
			submission.resume(waiting);
			announce();
		}
	}

	/** Brings a form and the draft together. */
	function meet(view: FormView): void {
		const { element, wins } = view;
		view.wins = false;
		if (!wins) views.fill(element, chooseFields(fields, readFields(element)));
		if (!sameFields(readFields(element), fields)) take(element);
	}

	function take(from: HTMLFormElement): void {
		fields = readFields(from);
		edited = true;
		keeper.keepFields(fields);
		teller.followFields(fields);
		views.fillOthers(from, fields);
	}

	function onEnd(ending: Ending, asked: boolean): void {
		if (ending.is === "gone") startOver();
		if (ending.is === "sent") settle("sent");
		const { phase } = submission.getState();
		if (asked || phase.is !== "offline") teller.tell(ending, phase);
		else if (ending.is !== "busy") announce();
	}

	/** Says on other pages that there is a request, and no more than once in a row that it waits. */
	function announce(): void {
		const { phase } = submission.getState();
		if (isInSight() || announced === phase.is) return;
		announced = phase.is;
		teller.announce(phase);
	}

	function empty(): void {
		fields = {};
		begunAt = Number.POSITIVE_INFINITY;
		edited = false;
		announced = "";
		submission.reset();
		queue.release();
		round += 1;
		for (const listener of [...listeners]) listener();
	}

	function settle(is: News["is"]): void {
		const view = views.findShown();
		const news = { is, key: submission.getKey() };
		void keeper.clear(is === "cancelled").then(() => tellTabs(news));
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
		if (is === "sent" && isOurs) teller.tell({ is }, submission.getState().phase);
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
			const leave = views.add(view);
			if (started) meet(view);
			else void start();
			return leave;
		},
		/** @param name of the field that the visitor has changed; none for the files */
		noteEdit({ element }: FormView, name?: string): void {
			if (views.isFilling()) return;
			take(element);
			submission.noteEdit(name);
		},
		submit() {
			teller.hush();
			keeper.flush();
			return submission.submit();
		},
		/** It went as an ordinary form; one that waits for its turn is another. */
		noteSent(): void {
			if (!isRequestWaiting()) settle("sent");
		},
		/** Clears everything, here and on the server. */
		cancel(): void {
			teller.hush();
			queue.clear();
			settle("cancelled");
		},
	};
}
