import type { RequestState } from "../../app/db/desk-tables.ts";
import type { ConsultationRequest } from "../../app/requests/request-fields.ts";
import type { Suspicion } from "../../app/requests/spam-rules.ts";

export interface DemoRequest {
	request: Partial<ConsultationRequest> &
		Pick<ConsultationRequest, "first_name" | "last_name" | "email" | "age">;
	hoursAgo: number;
	/** Pictures of `content/pictures` that stand in for the client's. */
	pictures?: string[];
	/** The steps since then: the first soon, the others spread evenly. */
	steps?: DemoStep[];
	suspicion?: Suspicion;
	/** The mail server's refusal of the last letter. */
	problem?: { state: "waiting" | "failed"; text: string };
}

export type DemoStep =
	| { kind: "answer"; subject: string; text: string; state?: RequestState; quote?: number }
	| { kind: "note" | "words"; text: string }
	| { kind: "state"; state: RequestState; by: "artist" | "client" }
	| { kind: "deposit" }
	/** `days` from today, at an hour where the studio is. */
	| { kind: "date"; days: number; hour: number; hours: number }
	| { kind: "confirm" | "decline" };
