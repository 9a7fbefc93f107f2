import { newIdempotencyKey } from "../http/call-api.ts";
import { createConnectionWatch } from "../http/watch-connection.ts";
import { checkRequest } from "./check-request.ts";
import type { Fields, FormRest, WaitingRequest, Wish } from "./draft.ts";
import type { Keeper } from "./keep-draft.ts";
import { readValues } from "./read-form.ts";
import { sendRequest } from "./send-request.ts";
import { findStuck, isHeldUp } from "./stuck-files.ts";
import type { Ending, Held, Phase, SubmissionState } from "./submission-state.ts";
import { takeTurn } from "./take-turn.ts";
import type { UploadQueue } from "./upload-queue.ts";

interface Parts {
	queue: UploadQueue;
	keeper: Pick<Keeper, "keepWaiting" | "isStillKept" | "keepWish">;
	/** What stands in the form. */
	getFields(): Fields;
	getRest(): FormRest;
	/** @param asked false where nobody pressed anything for this try */
	onEnd(ending: Ending, asked: boolean): void;
}

/** Checks, waits for files, sends, and goes on by itself: the same with and without a form in sight. */
export function createSubmission({ queue, keeper, getFields, getRest, onEnd }: Parts) {
	let state: SubmissionState = { phase: { is: "idle" }, errors: {} };
	let run: AbortController | null = null;
	let waiting: WaitingRequest | null = null;
	let wish: Wish = { content: "", key: "" };
	let edited = false;
	/** The key of a request that may have arrived, though nobody said so. */
	let unsure = "";
	let rest = () => {};
	const listeners = new Set<() => void>();
	const watchConnection = createConnectionWatch();

	function set(changes: Partial<SubmissionState>): void {
		state = { ...state, ...changes };
		for (const listener of [...listeners]) listener();
	}

	function setPhase(phase: Phase): void {
		rest();
		rest = () => {};
		set({ phase });
		if (phase.is === "offline") rest = watchConnection(() => void goOn());
		if (phase.is === "delayed") {
			const timer = setTimeout(() => void goOn(), phase.until - Date.now());
			rest = () => clearTimeout(timer);
		}
	}

	/** @returns whether it is kept */
	function keep(next: WaitingRequest): Promise<boolean> {
		waiting = next;
		return keeper.keepWaiting(next);
	}

	/** @param held why a request that was submitted does not go by itself any more */
	function drop(held: Held | null = null): void {
		if (waiting || held) void keeper.keepWaiting(null, held);
		waiting = null;
	}

	function hold(changed: boolean): Phase {
		const held = { changed, unsure: unsure !== "" };
		// The very same words still go under the same key.
		if (unsure === wish.key) keeper.keepWish({ ...wish, unsure: held.unsure });
		drop(held);
		return { is: "held", ...held };
	}

	function check(): Extract<Ending, { is: "invalid" | "stuck" }> | null {
		const checked = checkRequest(readValues(getFields()), "form");
		set({ errors: checked.ok ? {} : checked.problem.fields });
		if (!checked.ok) return { is: "invalid", problem: checked.problem };
		const stuck = findStuck(queue.listFiles());
		return stuck && { is: "stuck", stuck };
	}

	/** The same content is the same wish, however often it is sent and whatever becomes of its files. */
	function keyFor(fields: Fields, { uploads }: FormRest): string {
		const files = queue.listFiles().map(({ id }) => id);
		const content = JSON.stringify([readValues(fields), uploads, files]);
		if (wish.content !== content) wish = { content, key: newIdempotencyKey() };
		return wish.key;
	}

	function adoptKey({ fields, rest, key }: WaitingRequest): void {
		wish = { content: "", key: "" };
		keyFor(fields, rest);
		wish.key = key;
	}

	async function start(asked: boolean): Promise<Ending | null> {
		const control = new AbortController();
		run = control;
		const { signal } = control;
		setPhase({ is: "travelling", asked });
		const ending = await takeTurn(asked, async () => {
			if (!asked && waiting && !(await keeper.isStillKept(waiting))) return { is: "gone" } as const;
			queue.goOn();
			return attempt(signal, asked, true);
		});
		const next = signal.aborted ? null : await settleOn(ending);
		if (!next || signal.aborted) return null;
		run = null;
		setPhase(next);
		if (ending.is === "failed") set({ errors: ending.fields });
		onEnd(ending, asked);
		return ending;
	}

	/** @param mayResend false once files have been sent a second time */
	async function attempt(signal: AbortSignal, asked: boolean, mayResend: boolean): Promise<Ending> {
		// What may have arrived is asked about first, with the very same words: its files are the studio's.
		if (!waiting?.body) {
			setPhase({ is: "travelling", asked });
			if (!(await queue.settle(signal))) return { is: "gone" };
			// The visitor may have gone on writing, and a file may have been refused meanwhile.
			const wrong = check();
			if (wrong) return wrong;
			if (isHeldUp(queue.listFiles())) return { is: "heldUp" };
		}
		setPhase({ is: "sending", asked });
		const before = navigator.onLine;
		if (waiting?.body && before && !waiting.unsure) await keep({ ...waiting, unsure: true });
		const { key, body } = waiting?.body ? { ...waiting, body: waiting.body } : await write(asked);
		const outcome = await sendRequest(body, key);
		// What was not taken has not arrived earlier either: the studio knows its keys.
		if (outcome.is !== "failed" || !outcome.unsure) unsure = unsure === key ? "" : unsure;
		else if (before || navigator.onLine) unsure = key;
		if (signal.aborted || outcome.is !== "missing" || !mayResend) return outcome;
		if (waiting) waiting = { ...waiting, body: undefined };
		const { length } = outcome.uploadIds;
		const all = length > 0 && queue.resend(outcome.uploadIds) === length;
		return all ? attempt(signal, asked, false) : outcome;
	}

	/** Puts the request in words, and keeps it with its key before it goes, whatever happens then. */
	async function write(asked: boolean) {
		const rest = (!asked && waiting?.rest) || getRest();
		const files = queue.listFiles();
		const sent = files.flatMap(({ state }) => (state.is === "done" ? [state.uploadId] : []));
		const fields = getFields();
		const body = { ...readValues(fields), uploads: [...rest.uploads, ...sent], ...rest.quiet };
		const key = keyFor(fields, rest);
		await keep({ key, fields, rest, body, unsure: navigator.onLine });
		return { key, body };
	}

	async function settleOn(ending: Ending): Promise<Phase> {
		const { is } = ending;
		if (is === "delayed") return wait({ is, until: Date.now() + ending.seconds * 1000 });
		if (is === "heldUp" || is === "busy" || (is === "failed" && ending.goesOn)) {
			return wait({ is: "offline" });
		}
		// The site may have failed after it had taken the request.
		if (is === "failed") keeper.keepWish({ ...wish, unsure: unsure === wish.key });
		// What another tab has settled, and what is about to be cleared, is not written once more.
		if (is !== "sent" && is !== "gone") drop();
		return { is: "idle" };
	}

	/** Nothing goes by itself that was changed since Submit was pressed. */
	async function wait(next: { is: "offline" } | { is: "delayed"; until: number }): Promise<Phase> {
		const notBefore = next.is === "delayed" ? next.until : undefined;
		const again = waiting && { ...waiting, notBefore, unsure: unsure === waiting.key };
		const kept = !edited && again ? await keep(again) : false;
		// Something may have been changed in that moment.
		if (!edited && waiting) return { ...next, kept };
		return hold(true);
	}

	function callOff(): void {
		run?.abort();
		run = null;
	}

	async function goOn(): Promise<void> {
		if (!run && waiting) await start(false);
	}

	return {
		getState: () => state,
		/** @returns the key of what was submitted and has not been changed since */
		getKey: () => waiting?.key,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** @returns what became of it; null when it is under way already or was called off */
		async submit(): Promise<Ending | null> {
			if (run) return null;
			const wrong = check();
			if (wrong) {
				drop();
				setPhase({ is: "idle" });
				onEnd(wrong, true);
				return wrong;
			}
			edited = false;
			const fields = getFields();
			const rest = getRest();
			const key = keyFor(fields, rest);
			const again = waiting?.key === key ? waiting.body : undefined;
			void keep({ key, fields, rest, body: again, unsure: unsure === key });
			return start(true);
		},
		/** @param last what was submitted before this page was opened, and failed */
		remember(last: Wish): void {
			if (wish.key) return;
			wish = last;
			if (last.unsure) unsure = last.key;
		},
		/** What was submitted before this page was opened does not go by itself. */
		hold(held: Held, kept?: WaitingRequest): void {
			if (run || waiting) return;
			if (kept) adoptKey(kept);
			if (held.unsure) unsure = wish.key || "earlier";
			setPhase(hold(held.changed));
		},
		/** Takes up a request that was submitted before this page was opened. */
		resume(kept: WaitingRequest): void {
			if (run || waiting) return;
			edited = false;
			waiting = kept;
			adoptKey(kept);
			if (kept.unsure) unsure = kept.key;
			const { notBefore = 0 } = kept;
			if (notBefore > Date.now()) setPhase({ is: "delayed", until: notBefore, kept: true });
			else if (navigator.onLine) void goOn();
			else setPhase({ is: "offline", kept: true });
		},
		/**
		 * A field that is being mended is no longer called wrong, and nothing half-mended goes by itself.
		 * @param name of the field; none for the files
		 */
		noteEdit(name = ""): void {
			if (name in state.errors) {
				set({
					errors: Object.fromEntries(Object.entries(state.errors).filter(([n]) => n !== name)),
				});
			}
			edited = true;
			const { phase } = state;
			const goesUnasked = phase.is === "travelling" && !phase.asked;
			if (goesUnasked) callOff();
			const waited = goesUnasked || phase.is === "offline" || phase.is === "delayed";
			if (waited || (phase.is === "idle" && unsure)) setPhase(hold(true));
			else if (phase.is === "travelling") drop({ changed: true, unsure: unsure !== "" });
		},
		/** Forgets everything that was said and whatever is under way. */
		reset(): void {
			callOff();
			waiting = null;
			wish = { content: "", key: "" };
			unsure = "";
			set({ errors: {} });
			setPhase({ is: "idle" });
		},
	};
}

export type Submission = ReturnType<typeof createSubmission>;
