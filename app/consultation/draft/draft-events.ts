import type { ToastWords } from "../../ui/toast/toast-store.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import type { Outcome } from "../submission/send-request.ts";
import type { Draft, Fields, FormRest, ListedFile, WaitingRequest, Wish } from "./device-draft.ts";
import type { DraftState, Held } from "./draft-state.ts";

/** What a tab tells the others once the device is clear; `key` of the request where one was sent. */
export interface News {
	is: "sent" | "cancelled";
	key: string | undefined;
}

/** Everything that can happen to a draft. Results of effects name the attempt or file they belong to. */
export type DraftEvent =
	// The visitor
	| { is: "edited"; fields: Fields; uploads: string[]; name: string }
	| { is: "filesChosen"; files: readonly { id: string; file: File }[] }
	| { is: "fileRemoved"; key: number }
	| { is: "fileRetried"; key: number }
	| { is: "submitted"; fields: Fields; rest: FormRest }
	| { is: "sentAsForm" }
	| { is: "cancelled" }
	// The page and other tabs
	/** `fields` are those of the draft and the forms together; `differs` where a form had its own. */
	| { is: "loaded"; loaded: LoadedDraft; fields: Fields; differs: boolean; room: number }
	| { is: "cameBack" }
	| { is: "pageLeaving" }
	| { is: "tabNews"; news: News }
	// The device
	| { is: "saveDue" }
	| { is: "fieldsKept"; fields: Fields; kept: boolean }
	| { is: "filesKept"; kept: boolean; noRoom: readonly string[] }
	| { is: "requestKept"; request: WaitingRequest | null; kept: boolean | "late" }
	| { is: "wishKept"; kept: boolean }
	// The submission
	| { is: "lockTaken"; run: number }
	| { is: "lockBusy"; run: number }
	| { is: "stillKept"; run: number; kept: boolean }
	| { is: "answered"; run: number; outcome: Outcome }
	| { is: "requestDue" }
	| { is: "connectionBack" }
	// Uploads
	| { is: "fileLockTaken"; listed: readonly ListedFile[] }
	| { is: "filesDue" }
	| { is: "uploadAddress"; key: number; url: string }
	| { is: "uploadProgress"; key: number; percent: number }
	| { is: "uploadDone"; key: number; uploadId: string }
	| { is: "uploadRefused"; key: number; why: string }
	| { is: "uploadFailed"; key: number; why: string; goesOn: boolean }
	| { is: "uploadUnreadable"; key: number }
	| { is: "uploadDelayed"; key: number; seconds: number; why: string }
	| { is: "copyFound"; key: number; copy: File | null }
	| { is: "uploadsLost"; uploadIds: string[] };

export interface LoadedDraft {
	draft: Draft | null;
	/** Ids of all files on the device, shown or not. */
	listed: readonly string[];
}

/** What the runner does for the reducer; whatever comes of it returns as an event. */
export type Effect =
	// The device
	| { do: "load"; round: number }
	| { do: "saveSoon" }
	| { do: "keepFields"; fields: Fields }
	/** In localStorage, which a page that goes can still write. */
	| { do: "keepUnsaved"; fields: Fields; early: boolean }
	| { do: "dropUnsaved" }
	| {
			do: "keepFiles";
			files: readonly QueuedFile[];
			fresh: readonly QueuedFile[];
			removed: readonly string[];
			noRoom: readonly string[];
	  }
	/** @param held why no request waits, where one was submitted before */
	| { do: "keepRequest"; request: WaitingRequest | null; held: Held | null }
	| { do: "keepWish"; wish: Wish }
	/** Clears the device of what was settled; of everything for null. Other tabs hear of it then. */
	| { do: "clearDevice"; settled: readonly string[] | null; news: News }
	// The submission
	| { do: "takeLock"; run: number; patient: boolean }
	| { do: "releaseLock" }
	| { do: "checkKept"; run: number; key: string }
	| { do: "send"; run: number; key: string; body: Record<string, unknown> }
	// Uploads
	| { do: "takeFileLock" }
	| { do: "releaseFileLock" }
	| { do: "upload"; key: number; file: File; uploadUrl: string | undefined }
	/** Stops it, and removes from the server what has arrived. */
	| { do: "endUpload"; key: number; uploadUrl: string | undefined }
	| { do: "findCopy"; key: number; id: string }
	/** Asks whether the server still holds what arrived before this visit. */
	| { do: "checkUpload"; uploadUrl: string; uploadId: string }
	| { do: "releasePreview"; file: File }
	// What the visitor sees
	| { do: "say"; words: ToastWords; action?: ToastAction }
	| { do: "hush" }
	/** Not about this form's state, so it is never taken back. */
	| { do: "sayOnce"; words: ToastWords }
	| { do: "focusFields"; names: string[] }
	| { do: "focusWrongFile" }
	| { do: "leaveForm" };

export type ToastAction = { is: "submit" } | { is: "removeAndSubmit"; keys: number[] };

/** What the reducer may know of the world at the time of an event. */
export interface Moment {
	/** Milliseconds since 1970. */
	time: number;
	online: boolean;
	/** A form is in sight, or about to be. */
	inSight: boolean;
	/** An idempotency key that nobody has used. */
	freshKey: string;
}

export interface Next {
	state: DraftState;
	effects: readonly Effect[];
}

export type EventName = DraftEvent["is"];
export type EventOf<Name extends EventName> = Extract<DraftEvent, { is: Name }>;
export type Rule<Name extends EventName> = (
	state: DraftState,
	event: EventOf<Name>,
	now: Moment,
) => Next;
/** Rules by the event they answer; an event without a rule changes nothing. */
export type Rules = { readonly [Name in EventName]?: Rule<Name> };

export function next(state: DraftState, ...effects: readonly Effect[]): Next {
	return { state, effects };
}

/** Goes on from a step with another, keeping the effects of both in order. */
export function andThen({ state, effects }: Next, then: (state: DraftState) => Next): Next {
	const after = then(state);
	return { state: after.state, effects: [...effects, ...after.effects] };
}

export function applyRule(rules: Rules, state: DraftState, event: DraftEvent, now: Moment): Next {
	// A mapped type pairs each name with its own event; the compiler cannot follow that through a look-up.
	const rule = rules[event.is] as ((s: DraftState, e: DraftEvent, n: Moment) => Next) | undefined;
	return rule ? rule(state, event, now) : next(state);
}

export type Dispatch = (event: DraftEvent) => void;

export type EffectName = Effect["do"];
/** What performs each effect. */
export type PerformersOf<Names extends EffectName> = {
	readonly [Name in Names]: (effect: Extract<Effect, { do: Name }>) => void;
};
