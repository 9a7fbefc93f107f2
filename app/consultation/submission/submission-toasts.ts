import { checkRequest } from "../../requests/check-request.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import type { ToastWords } from "../../ui/toast/toast-store.ts";
import { type Moment, type Next, next, type ToastAction } from "../draft/draft-events.ts";
import { type AttemptResult, type DraftState, isKept, type Said } from "../draft/draft-state.ts";
import { findRefusedUploads } from "../files/refused-uploads.ts";
import { readValues } from "../form/read-form.ts";
import { sayReply } from "./say-reply.ts";
import { sayWithin } from "./say-wait.ts";

const waitingTitle = "Your Request Is Waiting";

export function toastResult(state: DraftState, result: AttemptResult, asked: boolean): Next {
	if (result.is === "sent") return saySent(state);
	if (result.is === "invalid") {
		const { message: text, fields } = result.problem;
		const names = Object.keys(fields);
		const said = say(state, error("Missing Information", text), { about: "fields", names });
		return withFocus(said, asked && { do: "focusFields", names });
	}
	if (result.is === "uploadsRefused") {
		const { text, keys } = result.refused;
		const words = error("Check Your Files", text);
		const said = say(state, words, { about: "files", text }, { is: "removeAndSubmit", keys });
		return withFocus(said, asked && { do: "focusWrongFile" });
	}
	if (state.step === "offline") return sayWaiting(state, 0);
	if (result.is === "failed" || result.is === "missing") {
		const words = error("Submission Failed", result.message);
		return say(state, words, { about: "other" }, { is: "submit" });
	}
	if (result.is === "delayed" && state.step === "delayed") {
		const text = `Many requests came from your connection. Yours goes by itself within ${sayWithin(result.seconds)}.`;
		const words = { tone: "info", title: "A Short Wait", text } as const;
		return say(state, words, { about: "waiting", step: state.step });
	}
	return next(state);
}

export function saySent(state: DraftState): Next {
	const words: ToastWords = {
		tone: "success",
		title: "Consultation Request Submitted!",
		text: sayReply(),
	};
	return next(state, { do: "sayOnce", words });
}

export function announce(state: DraftState, { inSight, time }: Moment): Next {
	const { step, announced } = state;
	if (inSight || announced === step) return next(state);
	return sayWaiting({ ...state, announced: step }, time);
}

export function sayFilesLost(state: DraftState, count: number): Next {
	if (count === 0) return next(state);
	const files = count === 1 ? "One of your files" : `${count} of your files`;
	const text = `${files} could not be kept on this device. Please choose again what is missing.`;
	return say(state, stays("A File Is Missing", text), { about: "other" });
}

export function sayTooMany(state: DraftState, count: number): Next {
	if (count <= 0) return next(state);
	const files = count === 1 ? "One more file was" : `${count} more files were`;
	const text = `${files} chosen in another tab and left out. Remove one and reload this page to use another.`;
	return say(state, stays(`Maximum ${mostFiles} files reached`, text), { about: "other" });
}

/** Runs after every event. */
export function dismissStaleToast(state: DraftState): Next {
	return state.said && isStale(state, state.said)
		? next({ ...state, said: null }, { do: "dismissToast" })
		: next(state);
}

function isStale({ files, fields, step }: DraftState, said: Said): boolean {
	if (said.about === "files") return findRefusedUploads(files)?.text !== said.text;
	if (said.about === "fields") {
		const checked = checkRequest(readValues(fields), "form");
		return checked.ok || !said.names.some((name) => name in checked.problem.fields);
	}
	if (said.about === "other") return false;
	return step === "held" || step === "idle" || (said.step === "delayed" && step !== "delayed");
}

function sayWaiting(state: DraftState, time: number): Next {
	const text = describeWaiting(state, time);
	if (!text) return next(state);
	const { step } = state;
	const title =
		step === "offline" || step === "delayed" ? waitingTitle : "Your Request Is on Its Way";
	const action: ToastAction | undefined = step === "offline" ? { is: "submit" } : undefined;
	return say(state, stays(title, text), { about: "waiting", step }, action);
}

function describeWaiting(state: DraftState, time: number): string {
	if (state.step === "offline") {
		const goes = "goes by itself when the studio can be reached.";
		return isKept(state)
			? `It is kept on this device and ${goes}`
			: `It ${goes} Stay on this page until then.`;
	}
	if (state.step === "delayed") {
		const seconds = Math.max(0, Math.ceil((state.until - time) / 1000));
		return `It goes by itself within ${sayWithin(seconds)}.`;
	}
	const allSent = state.files.every((file) => file.state.is === "done");
	return allSent ? "" : "Its files go first. Keep this page open.";
}

function say(state: DraftState, words: ToastWords, said: Said, action?: ToastAction): Next {
	return next({ ...state, said }, { do: "say", words, ...(action && { action }) });
}

function withFocus({ state, effects }: Next, focus: false | Next["effects"][number]): Next {
	return next(state, ...effects, ...(focus ? [focus] : []));
}

function error(title: string, text: string): ToastWords {
	return { tone: "error", title, text };
}

function stays(title: string, text: string): ToastWords {
	return { tone: "info", title, text, duration: null };
}
