import type { Problem } from "../../requests/check-request.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import type { RefusedUploads } from "../files/refused-uploads.ts";
import type { Outcome } from "../submission/send-request.ts";
import type { Fields, FormRest, SubmittedContent, WaitingRequest } from "./device-draft.ts";

export type Step =
	| "idle"
	| "locking"
	| "checking"
	| "uploading"
	| "saving"
	| "sending"
	| "delayed"
	| "offline"
	/** Not sent automatically any more: changed, or a file is missing. */
	| "held";

export interface Held {
	/** The visitor changed it; otherwise a file is missing. */
	changed: boolean;
	unsure: boolean;
}

export type Errors = Readonly<Record<string, string[]>>;

export type ToastTopic =
	| { about: "files"; text: string }
	| { about: "fields"; names: string[] }
	| { about: "waiting"; step: Step }
	| { about: "other" };

export interface DraftState {
	/** A new round has new, empty controls. */
	round: number;
	loaded: boolean;
	fields: Fields;
	rest: FormRest;
	/** Set if the draft began on an earlier visit; milliseconds since 1970. */
	begunAt: number;
	touched: boolean;
	changed: boolean;
	unsaved: boolean;
	errors: Errors;

	step: Step;
	/** Counts attempts: answers to earlier ones are ignored. */
	run: number;
	byVisitor: boolean;
	resent: boolean;
	online: boolean;
	until: number;
	held: Held | null;
	request: WaitingRequest | null;
	/** Key of the request known to be on the device. */
	storedKey: string;
	/** The same content keeps its idempotency key. */
	lastSubmission: SubmittedContent;
	/** Key of a request that may have arrived without an answer. */
	unsure: string;
	/** Key of a request found gone from the device before another tab told why. */
	goneKey: string;

	files: readonly QueuedFile[];
	lastFileKey: number;
	/** One upload at a time across all tabs. */
	lane: "free" | "locking" | number;
	filesDue: number | null;
	stored: readonly string[];
	removed: readonly string[];
	noRoom: readonly string[];

	warned: boolean;
	toastTopic: ToastTopic | null;
	announced: Step | null;
}

export const emptyDraft: DraftState = {
	round: 0,
	loaded: false,
	fields: {},
	rest: { uploads: [], honeypot: {} },
	begunAt: Number.POSITIVE_INFINITY,
	touched: false,
	changed: false,
	unsaved: false,
	errors: {},
	step: "idle",
	run: 0,
	byVisitor: false,
	resent: false,
	online: true,
	until: 0,
	held: null,
	request: null,
	storedKey: "",
	lastSubmission: { content: "", key: "" },
	unsure: "",
	goneKey: "",
	files: [],
	lastFileKey: 0,
	lane: "free",
	filesDue: null,
	stored: [],
	removed: [],
	noRoom: [],
	warned: false,
	toastTopic: null,
	announced: null,
};

export type AttemptResult =
	| Outcome
	| { is: "disconnected" }
	| { is: "invalid"; problem: Problem }
	| { is: "uploadsRefused"; refused: RefusedUploads }
	| { is: "busy" }
	| { is: "gone" };

export type Phase =
	| { is: "idle" }
	| { is: "travelling"; byVisitor: boolean }
	| { is: "sending"; byVisitor: boolean }
	| { is: "delayed"; until: number; kept: boolean }
	| { is: "offline"; kept: boolean }
	| ({ is: "held" } & Held);

export function toPhase(state: DraftState): Phase {
	const { step, byVisitor, until, held } = state;
	if (step === "locking" || step === "checking" || step === "uploading") {
		return { is: "travelling", byVisitor };
	}
	if (step === "saving" || step === "sending") return { is: "sending", byVisitor };
	if (step === "delayed") return { is: step, until, kept: isKept(state) };
	if (step === "offline") return { is: step, kept: isKept(state) };
	return step === "held" && held ? { is: "held", ...held } : { is: "idle" };
}

/** Can only be sent by a later visit if all its files are on the device. */
export function isKept({ request, storedKey, files, noRoom }: DraftState): boolean {
	if (!request || storedKey !== request.key) return false;
	return request.body !== undefined || !files.some(({ id }) => noRoom.includes(id));
}
