import type { Problem } from "../../requests/check-request.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import type { StuckFiles } from "../files/refused-uploads.ts";
import type { Outcome } from "../submission/send-request.ts";
import type { Fields, FormRest, WaitingRequest, Wish } from "./device-draft.ts";

/** Where a submission stands: the rows of `submissionTable`. */
export type Step =
	| "idle"
	/** Waits for the tab lock. */
	| "locking"
	/** Looks whether another tab has sent or dropped the request. */
	| "checking"
	/** Waits for uploads. */
	| "uploading"
	/** Writes the request to the device before it is sent. */
	| "saving"
	| "sending"
	/** Goes by itself at `until`: the server asked for patience. */
	| "delayed"
	/** Goes by itself once the server can be reached. */
	| "offline"
	/** Would have gone by itself, but was changed or lacks a file. */
	| "held";

/** Why a submitted request no longer goes by itself. */
export interface Held {
	/** By the visitor; otherwise one of its files is missing. */
	changed: boolean;
	/** It may have arrived as it was before. */
	unsure: boolean;
}

export type Errors = Readonly<Record<string, string[]>>;

/** What the last toast was about; it is taken back when that is no longer true. */
export type Said =
	| { about: "files"; text: string }
	| { about: "fields"; names: string[] }
	| { about: "waiting"; step: Step }
	| { about: "other" };

/** The draft of one tab: everything its rules depend on. */
export interface DraftState {
	/** A new round has new, empty controls. */
	round: number;
	loaded: boolean;
	fields: Fields;
	rest: FormRest;
	/** When the draft was begun, if before this page was opened; milliseconds since 1970. */
	begunAt: number;
	/** Changed in this tab since the round began. */
	touched: boolean;
	/** Changed since Submit was pressed. */
	changed: boolean;
	/** The newest fields are not in IndexedDB yet. */
	unsaved: boolean;
	errors: Errors;

	step: Step;
	/** Counts attempts: an answer to an earlier one is ignored. */
	run: number;
	/** Whether the visitor pressed Submit for this attempt. */
	asked: boolean;
	/** Lost uploads were sent a second time in this attempt. */
	resent: boolean;
	/** Whether the browser was online when the request left. */
	online: boolean;
	until: number;
	held: Held | null;
	/** What was submitted and has not been changed since. */
	request: WaitingRequest | null;
	/** Key of the request that is known to be on the device. */
	storedKey: string;
	/** Content and idempotency key of the last submission: the same content keeps its key. */
	wish: Wish;
	/** Key of a request that may have arrived without an answer. */
	unsure: string;

	files: readonly QueuedFile[];
	lastFileKey: number;
	/** The upload lane: one file at a time, in one tab at a time. */
	lane: "free" | "locking" | number;
	/** The server asked to wait with uploads until then; milliseconds since 1970. */
	filesDue: number | null;
	/** Ids of files whose bytes have been given to the device. */
	stored: readonly string[];
	/** Ids of files that were on the device when the draft was loaded. */
	listed: readonly string[];
	/** Ids of files that this tab has taken away. */
	removed: readonly string[];
	/** Ids of files that the device has no room for. */
	noRoom: readonly string[];

	/** The visitor was told that this browser keeps nothing. */
	complained: boolean;
	said: Said | null;
	/** The step that was last announced away from the form. */
	announced: Step | null;
}

export const emptyDraft: DraftState = {
	round: 0,
	loaded: false,
	fields: {},
	rest: { uploads: [], quiet: {} },
	begunAt: Number.POSITIVE_INFINITY,
	touched: false,
	changed: false,
	unsaved: false,
	errors: {},
	step: "idle",
	run: 0,
	asked: false,
	resent: false,
	online: true,
	until: 0,
	held: null,
	request: null,
	storedKey: "",
	wish: { content: "", key: "" },
	unsure: "",
	files: [],
	lastFileKey: 0,
	lane: "free",
	filesDue: null,
	stored: [],
	listed: [],
	removed: [],
	noRoom: [],
	complained: false,
	said: null,
	announced: null,
};

/** What an attempt came to. */
export type Ending =
	| Outcome
	/** Uploads stopped for lack of a connection, so the request has not been sent yet. */
	| { is: "heldUp" }
	| { is: "invalid"; problem: Problem }
	| { is: "stuck"; stuck: StuckFiles }
	/** Another tab is sending it. */
	| { is: "busy" }
	/** Another tab has sent or dropped it. */
	| { is: "gone" };

/** What a form shows of a submission. */
export type Phase =
	| { is: "idle" }
	/** Submitted while files were still on their way, just now if `asked`. */
	| { is: "travelling"; asked: boolean }
	/** What is sent is what is seen: nothing can be changed. */
	| { is: "sending"; asked: boolean }
	/** `kept` on the device, so that it goes from a later visit too. */
	| { is: "delayed"; until: number; kept: boolean }
	| { is: "offline"; kept: boolean }
	| ({ is: "held" } & Held);

export function toPhase(state: DraftState): Phase {
	const { step, asked, until, held } = state;
	if (step === "locking" || step === "checking" || step === "uploading") {
		return { is: "travelling", asked };
	}
	if (step === "saving" || step === "sending") return { is: "sending", asked };
	if (step === "delayed") return { is: step, until, kept: isKept(state) };
	if (step === "offline") return { is: step, kept: isKept(state) };
	return step === "held" && held ? { is: "held", ...held } : { is: "idle" };
}

/** A request whose files are not all on the device cannot go from a later visit. */
export function isKept({ request, storedKey, files, noRoom }: DraftState): boolean {
	if (!request || storedKey !== request.key) return false;
	return request.body !== undefined || !files.some(({ id }) => noRoom.includes(id));
}
