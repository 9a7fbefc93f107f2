import type { ToastWords } from "../../ui/toast/toast-store.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import type { SentCopy } from "../sent/sent-request.ts";
import type { Outcome } from "../submission/send-request.ts";
import type {
	Draft,
	Fields,
	FormRest,
	ListedFile,
	SubmittedContent,
	WaitingRequest,
} from "./device-draft.ts";
import type { DraftState, Held } from "./draft-state.ts";

export interface News {
	is: "sent" | "cancelled";
	key: string | undefined;
}

export type DraftEvent =
	| { is: "edited"; fields: Fields; uploads: string[]; name: string }
	| { is: "filesChosen"; files: readonly { id: string; file: File }[] }
	| { is: "fileRemoved"; key: number }
	| { is: "fileRetried"; key: number }
	| { is: "submitted"; fields: Fields; rest: FormRest }
	| { is: "sentAsForm" }
	| { is: "cancelled" }
	/** `fields` merges draft and forms; `differs` if a form had values of its own. */
	| { is: "loaded"; draft: Draft | null; fields: Fields; differs: boolean; room: number }
	| { is: "cameBack" }
	| { is: "cameToFront" }
	| { is: "pageLeaving" }
	| { is: "tabNews"; news: News }
	| { is: "saveDue" }
	| { is: "fieldsKept"; fields: Fields; kept: boolean }
	| { is: "filesKept"; kept: boolean; noRoom: readonly string[] }
	| { is: "requestKept"; request: WaitingRequest | null; kept: boolean | "late" }
	| { is: "lockTaken"; run: number }
	| { is: "lockBusy"; run: number }
	| { is: "stillKept"; run: number; kept: boolean }
	| { is: "answered"; run: number; outcome: Outcome }
	| { is: "requestDue" }
	| { is: "connectionBack" }
	| { is: "fileLockTaken"; listed: readonly ListedFile[] }
	| { is: "filesDue" }
	| { is: "uploadAddress"; key: number; url: string }
	| { is: "uploadProgress"; key: number; percent: number }
	| { is: "uploadDone"; key: number; uploadId: string }
	| { is: "uploadRefused"; key: number; why: string }
	| { is: "uploadFailed"; key: number; why: string; willRetry: boolean }
	| { is: "uploadUnreadable"; key: number }
	| { is: "uploadDelayed"; key: number; seconds: number; why: string }
	| { is: "copyFound"; key: number; copy: File | null }
	| { is: "uploadsLost"; uploadIds: string[] };

export type Effect =
	| { do: "load"; round: number }
	| { do: "saveSoon" }
	| { do: "keepFields"; fields: Fields }
	/** Into localStorage, which can still be written while the page unloads. */
	| { do: "keepUnsaved"; fields: Fields; early: boolean }
	| { do: "dropUnsaved" }
	| {
			do: "keepFiles";
			files: readonly QueuedFile[];
			fresh: readonly QueuedFile[];
			removed: readonly string[];
			noRoom: readonly string[];
	  }
	/** `answered`: what the device says about this request is out of date. */
	| { do: "keepRequest"; request: WaitingRequest | null; held: Held | null; answered?: boolean }
	| { do: "keepSubmission"; submission: SubmittedContent }
	/** `settled: null` clears everything. Tells the other tabs afterwards. */
	| { do: "clearDevice"; settled: readonly string[] | null; news: News }
	| { do: "takeLock"; run: number; patient: boolean }
	| { do: "releaseLock" }
	| { do: "checkKept"; run: number; key: string }
	| { do: "keepSentCopy"; copy: SentCopy }
	| { do: "send"; run: number; key: string; body: Record<string, unknown> }
	| { do: "takeFileLock" }
	| { do: "releaseFileLock" }
	| { do: "upload"; key: number; file: File; uploadUrl: string | undefined }
	| { do: "endUpload"; key: number; uploadUrl: string | undefined }
	| { do: "findCopy"; key: number; id: string }
	| { do: "checkUpload"; uploadUrl: string; uploadId: string }
	| { do: "releasePreview"; file: File }
	| { do: "showToast"; words: ToastWords; action?: ToastAction }
	| { do: "dismissToast" }
	| { do: "showNotice"; words: ToastWords }
	| { do: "focusFields"; names: string[] }
	| { do: "focusWrongFile" }
	| { do: "leaveForm" };

export type ToastAction = { is: "submit" } | { is: "removeAndSubmit"; keys: number[] };

export interface Moment {
	time: number;
	online: boolean;
	inSight: boolean;
	freshKey: string;
}

export interface Next {
	state: DraftState;
	effects: readonly Effect[];
}

type EventName = DraftEvent["is"];
export type EventOf<Name extends EventName> = Extract<DraftEvent, { is: Name }>;
type Rule<Name extends EventName> = (state: DraftState, event: EventOf<Name>, now: Moment) => Next;
export type Rules = { readonly [Name in EventName]?: Rule<Name> };

export function next(state: DraftState, ...effects: readonly Effect[]): Next {
	return { state, effects };
}

export function andThen({ state, effects }: Next, then: (state: DraftState) => Next): Next {
	const after = then(state);
	return { state: after.state, effects: [...effects, ...after.effects] };
}

export function applyRule(rules: Rules, state: DraftState, event: DraftEvent, now: Moment): Next {
	// A mapped type pairs each name with its event; the compiler cannot follow that through a look-up.
	const rule = rules[event.is] as ((s: DraftState, e: DraftEvent, n: Moment) => Next) | undefined;
	return rule ? rule(state, event, now) : next(state);
}

export type Dispatch = (event: DraftEvent) => void;

export type EffectName = Effect["do"];
export type PerformersOf<Names extends EffectName> = {
	readonly [Name in Names]: (effect: Extract<Effect, { do: Name }>) => void;
};
