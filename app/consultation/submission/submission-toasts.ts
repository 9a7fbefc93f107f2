import { href } from "react-router";
import { checkRequest } from "../../requests/check-request.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import type { ToastWords } from "../../ui/toast/toast-store.ts";
import { type Moment, type Next, next, type ToastAction } from "../draft/draft-events.ts";
import {
	type AttemptResult,
	type DraftState,
	isKept,
	type ToastTopic,
} from "../draft/draft-state.ts";
import { findRefusedUploads } from "../files/refused-uploads.ts";
import { readValues } from "../form/read-form.ts";
import { readReply } from "./say-reply.ts";

const waitingTitle = "Your Request Is Waiting";
const specifiedChecks = new Set(["missing_fields", "invalid_email", "invalid_age"]);

export function toastResult(state: DraftState, result: AttemptResult, byVisitor: boolean): Next {
	if (result.is === "sent") return toastSent(state);
	if (result.is === "invalid") {
		const { code, message: text, fields } = result.problem;
		const names = Object.keys(fields);
		const title = specifiedChecks.has(code) ? "Missing Information" : "Check Your Answers";
		const shown = showToast(state, error(title, text), { about: "fields", names });
		return withFocus(shown, byVisitor && { do: "focusFields", names });
	}
	if (result.is === "uploadsRefused") {
		const { text, keys } = result.refused;
		const words = error("Check Your Files", text);
		const shown = showToast(
			state,
			words,
			{ about: "files", text },
			{ is: "removeAndSubmit", keys },
		);
		return withFocus(shown, byVisitor && { do: "focusWrongFile" });
	}
	if (state.step === "offline") return toastWaiting(state, 0);
	if (result.is === "failed" || result.is === "missing") {
		const words = error("Submission Failed", result.message);
		return showToast(state, words, { about: "other" }, { is: "submit" });
	}
	if (result.is === "delayed" && state.step === "delayed") {
		const text = `Too many requests came from your connection at once. Yours will be sent automatically within ${sayWithin(result.seconds)}.`;
		const words = { tone: "info", title: "A Short Wait", text } as const;
		return showToast(state, words, { about: "waiting", step: state.step });
	}
	return next(state);
}

export function toastSent(state: DraftState): Next {
	const words: ToastWords = {
		tone: "success",
		title: "Consultation Request Submitted!",
		text: readReply(),
		link: { label: "See what you sent", to: href("/consultation/sent") },
	};
	return next(state, { do: "showNotice", words });
}

export function announce(state: DraftState, { inSight, time }: Moment): Next {
	const { step, announced } = state;
	if (inSight || announced === step) return next(state);
	return toastWaiting({ ...state, announced: step }, time);
}

export function toastFilesLost(state: DraftState, count: number): Next {
	if (count === 0) return next(state);
	const files = count === 1 ? "One of your files" : `${count} of your files`;
	const text = `${files} could not be kept on this device. Please choose ${count === 1 ? "it" : "them"} again.`;
	return showToast(state, stays(count === 1 ? "A File Is Missing" : "Files Are Missing", text), {
		about: "other",
	});
}

export function toastTooManyFiles(state: DraftState, count: number): Next {
	if (count <= 0) return next(state);
	const files = count === 1 ? "One more file was" : `${count} more files were`;
	const wanted = count === 1 ? "it" : "one of them";
	const text = `${files} chosen in another tab and left out. To use ${wanted}, remove one of the files here and reload this page.`;
	return showToast(state, stays(`Maximum ${mostFiles} files reached`, text), { about: "other" });
}

/** Runs after every event. */
export function dismissStaleToast(state: DraftState): Next {
	return state.toastTopic && isStale(state, state.toastTopic)
		? next({ ...state, toastTopic: null }, { do: "dismissToast" })
		: next(state);
}

function isStale({ files, fields, step }: DraftState, topic: ToastTopic): boolean {
	if (topic.about === "files") return findRefusedUploads(files)?.text !== topic.text;
	if (topic.about === "fields") {
		const checked = checkRequest(readValues(fields), "form");
		return checked.ok || !topic.names.some((name) => name in checked.problem.fields);
	}
	if (topic.about === "other") return false;
	return step === "held" || step === "idle" || (topic.step === "delayed" && step !== "delayed");
}

function toastWaiting(state: DraftState, time: number): Next {
	const text = describeWaiting(state, time);
	if (!text) return next(state);
	const { step } = state;
	const title =
		step === "offline" || step === "delayed" ? waitingTitle : "Your Request Is on Its Way";
	const action: ToastAction | undefined = step === "offline" ? { is: "submit" } : undefined;
	return showToast(state, stays(title, text), { about: "waiting", step }, action);
}

function describeWaiting(state: DraftState, time: number): string {
	if (state.step === "offline") {
		const goes = "will be sent automatically when the studio can be reached.";
		return isKept(state)
			? `It is kept on this device and ${goes}`
			: `It ${goes} Stay on this page until then.`;
	}
	if (state.step === "delayed") {
		const seconds = Math.max(0, Math.ceil((state.until - time) / 1000));
		return `It will be sent automatically within ${sayWithin(seconds)}.`;
	}
	const allSent = state.files.every((file) => file.state.is === "done");
	return allSent ? "" : "Its files go first. Keep this page open.";
}

function sayWithin(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}

function showToast(
	state: DraftState,
	words: ToastWords,
	toastTopic: ToastTopic,
	action?: ToastAction,
): Next {
	return next({ ...state, toastTopic }, { do: "showToast", words, ...(action && { action }) });
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
