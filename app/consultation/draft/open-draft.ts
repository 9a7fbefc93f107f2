import { newIdempotencyKey } from "../../network/call-api.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import { isDialogOpen } from "../dialog/dialog-history.ts";
import { readCarriedOver } from "../files/carried-over-files.tsx";
import { createUploadEffects } from "../files/upload-effects.ts";
import { readHoneypot } from "../form/honeypot.tsx";
import { readFields } from "../form/read-form.ts";
import { createSubmissionEffects } from "../submission/submission-effects.ts";
import { hasChanged, loadDraft, soon } from "./device.ts";
import type { Draft, FormRest } from "./device-draft.ts";
import { createDeviceEffects } from "./device-effects.ts";
import type { Moment, News } from "./draft-events.ts";
import { createWatches } from "./draft-watches.ts";
import { createFormEffects } from "./form-effects.ts";
import { createFormViews, type FormView } from "./form-views.ts";
import { runDraft } from "./run-draft.ts";
import { isRequestWaiting } from "./waiting-flag.ts";

let draft: OpenDraft | undefined;

type OpenDraft = ReturnType<typeof createDraft>;

export function openDraft(): OpenDraft {
	draft ??= createDraft();
	return draft;
}

function createDraft() {
	const views = createFormViews();
	let tellTabs = (_: News) => {};
	let starting: Promise<void> | undefined;
	/** After a reload the dialog may be open before its form is mounted. */
	const isInSight = () => views.findShown() !== undefined || isDialogOpen();
	const { dispatch, getState, subscribe } = runDraft({
		look: () => readMoment(isInSight),
		makePerformers: (dispatch) => ({
			...createDeviceEffects(dispatch, (news) => tellTabs(news)),
			...createUploadEffects(dispatch),
			...createSubmissionEffects(dispatch),
			...createFormEffects(dispatch, views, isInSight),
			load: ({ round }) => void load(round),
		}),
		makeWatches: createWatches,
	});

	async function load(round: number): Promise<void> {
		const loading = loadDraft();
		// Submit waits for this; a slow device is read when it answers.
		const inTime = await soon(loading);
		finishLoading(round, inTime ?? null);
		if (inTime === undefined) finishLoading(round, await loading);
	}

	function finishLoading(round: number, draft: Draft | null): void {
		if (round !== getState().round) return;
		const drafted = draft?.fields ?? getState().fields;
		const fields = views.fillAllEmpty(drafted);
		dispatch({ is: "loaded", draft, fields, differs: fields !== drafted, room: countRoom() });
	}

	/** Carried-over files take their places first. */
	function countRoom(): number {
		const taken = views.list().map(({ element }) => readCarriedOver(element).length);
		return mostFiles - Math.max(0, ...taken);
	}

	function start(): Promise<void> {
		starting ??= begin();
		return starting;
	}

	async function begin(): Promise<void> {
		const tabs = new BroadcastChannel("consultation");
		tabs.onmessage = ({ data }) => dispatch({ is: "tabNews", news: data as News });
		tellTabs = (news) => tabs.postMessage(news);
		listenToPage(() => dispatch({ is: "pageLeaving" }), comeBack);
		await load(getState().round);
	}

	async function comeBack(is: "cameBack" | "cameToFront"): Promise<void> {
		if (await hasChanged()) dispatch({ is });
	}

	function noteEdit({ element }: FormView, name: string): void {
		if (views.isFilling()) return;
		const fields = readFields(element);
		dispatch({ is: "edited", fields, uploads: readCarriedOver(element), name });
		views.fillOthers(element, fields);
	}

	return {
		start,
		getState,
		subscribe,
		noteEdit,
		addView(view: FormView): () => void {
			const leave = views.add(view);
			const { loaded, fields } = getState();
			if (!loaded) void start();
			else if (views.fillEmpty(view, fields) !== fields) noteEdit(view, "");
			return leave;
		},
		addFiles(chosen: readonly File[]): void {
			const files = chosen.map((file) => ({ id: newIdempotencyKey(), file }));
			dispatch({ is: "filesChosen", files });
		},
		removeFile: (key: number) => dispatch({ is: "fileRemoved", key }),
		retryFile: (key: number) => dispatch({ is: "fileRetried", key }),
		submit(): void {
			const form = views.findShown()?.element;
			const { fields, rest } = form
				? { fields: readFields(form), rest: readRest(form) }
				: getState();
			dispatch({ is: "submitted", fields, rest });
		},
		/** A waiting request is a different one and stays. */
		noteSent(): void {
			if (!isRequestWaiting()) dispatch({ is: "sentAsForm" });
		},
		cancel: () => dispatch({ is: "cancelled" }),
	};
}

/** Getters: both are costly or have effects, and not every event needs them. */
function readMoment(isInSight: () => boolean): Moment {
	return {
		time: Date.now(),
		online: navigator.onLine,
		get inSight() {
			return isInSight();
		},
		get freshKey() {
			return newIdempotencyKey();
		},
	};
}

function listenToPage(
	leave: () => void,
	comeBack: (is: "cameBack" | "cameToFront") => Promise<void>,
): void {
	window.addEventListener("pagehide", leave);
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) leave();
		else void comeBack("cameToFront");
	});
	// A page restored from the back-forward cache missed all news.
	window.addEventListener("pageshow", ({ persisted }) => void (persisted && comeBack("cameBack")));
}

function readRest(form: HTMLFormElement): FormRest {
	return { uploads: readCarriedOver(form), honeypot: readHoneypot(form) };
}
