import { useContext, useEffect } from "react";
import {
	UNSAFE_DataRouterDataContext as DataRouterData,
	type DataStrategyResult,
	data,
	isRouteErrorResponse,
	type MiddlewareFunction,
	type ShouldRevalidateFunctionArgs,
} from "react-router";
import { parseJson } from "../../network/call-api.ts";
import { addToast, dismissToast, getToast, type ToastWords } from "../toast/toast-store.ts";
import { readTrouble, type Trouble } from "./page-failure.ts";
import { inNewTab, unsentMark } from "./unsent-mark.ts";

type Results = Record<string, DataStrategyResult>;

const failedStatus = 503;

/** Data of the shown page by route: what its loaders and actions answered. */
let loaded: Record<string, unknown> = {};
let answers: Record<string, unknown> | null = null;
let told: string | undefined;
/** The toast that says that the page may be old. */
let outdated: string | undefined;
/** The form that was submitted and not sent yet. What is sent without one cannot be sent again. */
let sent: { path: string; again: () => void } | undefined;

/**
 * The client's middleware of the desk and of clients' pages: a form that fails or is sent after the session's end stays,
 * with all that was typed, and a toast says why.
 */
export const keepForms: MiddlewareFunction<Results> = async ({ request }, next) => {
	if (request.method === "GET") return keepLoaded(request, await next());
	if (told) dismissToast(told);
	const submission = sent?.path === new URL(request.url).pathname ? sent : undefined;
	sent = undefined;
	const isOffline = !navigator.onLine;
	const results = await next();
	for (const [route, { type, result }] of Object.entries(results)) {
		if (type !== "error" || request.signal.aborted) continue;
		if (result instanceof Response) {
			const signIn = result.headers.get("Location") ?? "";
			if (!signIn.endsWith(unsentMark)) continue;
			tell(describeSignedOut(signIn));
		} else {
			const trouble = readFailedAnswer(result);
			if (trouble.kind === "missing") continue;
			const words = trouble.kind === "unreached" && isOffline ? notSent : describe(trouble);
			const canRetry = trouble.kind === "unreached" && submission;
			tell(canRetry ? { ...words, action: { label: "Retry", run: submission.again } } : words);
		}
		// An error's status keeps the router from loading the page again, which would fail, too.
		results[route] = { type: "data", result: data(answers?.[route], failedStatus) };
	}
	return results;
};

/** Keeps old data that could not be loaded again; only another page says that it could not be reached. */
function keepLoaded({ url, signal }: Request, results: Results): Results {
	const answered = Object.entries(results);
	if (outdated && answered.length > 0 && answered.every(([, { type }]) => type !== "error")) {
		dismissToast(outdated);
		outdated = undefined;
	}
	const isHere = url === location.origin + location.pathname + location.search;
	if (!isHere || signal.aborted) return results;
	for (const [route, { type, result }] of answered) {
		if (type !== "error" || !(route in loaded) || !isUnanswered(result)) continue;
		results[route] = { type: "data", result: loaded[route] };
		// A failure to send matters more.
		if (getToast()?.tone === "error") continue;
		tell({ title: "The studio is not answering. This page may be out of date." });
		outdated = told;
	}
	return results;
}

/** Whole answers of the site say what is wrong or have a reference. */
function isUnanswered(result: unknown): boolean {
	if (result instanceof Response) return false;
	const trouble = readFailedAnswer(result);
	return trouble.kind === "unreached" || (trouble.kind === "fault" && !trouble.reference);
}

/** @param result what was thrown, or what the router made of it: it keeps that together with the answer's status */
export function readFailedAnswer(result: unknown): Trouble {
	const isKept =
		typeof result === "object" && result !== null && "data" in result && "init" in result;
	const error = isKept ? result.data : result;
	if (!isRouteErrorResponse(error) || typeof error.data !== "string") return readTrouble(error);
	// The site may refuse before any route runs, and then answers with plain JSON.
	return readTrouble({ ...error, data: parseJson(error.data) ?? error.data });
}

/** Also after a refusal: the page then shows how things stand. */
export function revalidateAfterAction({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus !== failedStatus;
}

/** Offline, forms are not even sent. */
export function useKeptForms(): void {
	const { loaderData = {}, actionData = null } = useContext(DataRouterData) ?? {};
	useEffect(() => {
		loaded = loaderData;
		answers = actionData;
	});
	useEffect(() => {
		const keep = (event: SubmitEvent) => {
			const { target: form, submitter } = event;
			if (!(form instanceof HTMLFormElement)) return;
			const again = () => {
				const hasButton = !submitter || [...form.elements].includes(submitter);
				if (form.isConnected && hasButton) form.requestSubmit(submitter);
			};
			if (navigator.onLine) {
				if (form.method === "post") sent = { path: new URL(form.action).pathname, again };
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			tell({ ...notSent, action: { label: "Retry", run: again } });
		};
		addEventListener("submit", keep, true);
		return () => removeEventListener("submit", keep, true);
	}, []);
}

type Words = Omit<ToastWords, "tone">;

const notSent: Words = {
	title: "This was not sent: there is no connection.",
	text: "Nothing was changed, and anything you typed is still here.",
};

/** In a new tab: this one keeps the form as it is, with the version of what it changes. */
function describeSignedOut(signIn: string): Words {
	return {
		title: "You are signed out. This was not changed.",
		text: "Everything you typed is still here. After signing in, come back to this tab and send it again.",
		action: { label: "Sign In", run: () => void open(`${signIn}=${inNewTab}`) },
	};
}

function describe(trouble: Trouble): Words {
	if (trouble.kind === "refused") return { title: "This was not changed.", text: trouble.message };
	if (trouble.kind === "unreached") {
		const text = "It may not be saved. Anything you typed is still here.";
		return { title: "The studio did not answer. Please try again.", text };
	}
	const title = "This was not changed. Please try again.";
	const reference = trouble.kind === "fault" && trouble.reference;
	return reference ? { title, text: `Reference ${reference}.` } : { title };
}

function tell(words: Words): void {
	told = addToast({ ...words, tone: "error" });
}
