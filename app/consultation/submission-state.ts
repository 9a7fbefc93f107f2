import type { Problem } from "./check-request.ts";
import type { Outcome } from "./send-request.ts";
import type { StuckFiles } from "./stuck-files.ts";

/** Why a request that was submitted no longer goes by itself. */
export interface Held {
	/** By the visitor; otherwise one of its files is missing. */
	changed: boolean;
	/** It may have arrived as it was before. */
	unsure: boolean;
}

/** What is being done about the request being sent. */
export type Phase =
	// `kept` on the device, so that it goes from a later visit too.
	| { is: "idle" }
	/** Submitted while files were still on their way, just now if `asked`; the request follows them. */
	| { is: "travelling"; asked: boolean }
	/** What is sent is what is seen: nothing can be changed. */
	| { is: "sending"; asked: boolean }
	/** Goes by itself at this time, in milliseconds since 1970. */
	| { is: "delayed"; until: number; kept: boolean }
	/** Goes by itself once the connection is back, unless something is changed before. */
	| { is: "offline"; kept: boolean }
	/** Would have gone by itself, but something was changed: it may be half a sentence. */
	| ({ is: "held" } & Held);

/** What a try came to. */
export type Ending =
	| Outcome
	/** Files stopped for want of a connection, so the request has not been sent yet. */
	| { is: "heldUp" }
	| { is: "invalid"; problem: Problem }
	| { is: "stuck"; stuck: StuckFiles }
	/** Another tab is sending it. */
	| { is: "busy" }
	/** Another tab has sent or dropped it. */
	| { is: "gone" };

export type Errors = Readonly<Record<string, string[]>>;

export interface SubmissionState {
	phase: Phase;
	errors: Errors;
}
