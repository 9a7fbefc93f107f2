import type { Generated } from "kysely";

/** Times are ISO 8601 text in UTC on both engines; ids of requests and notes are random UUIDs. */
export interface Tables {
	consultation_submissions: ConsultationSubmissions;
	reference_files: ReferenceFiles;
	visitor_count: VisitorCount;
	"Thank you and notes": Notes;
	idempotency_keys: IdempotencyKeys;
	instance: Instance;
}

export interface ConsultationSubmissions {
	id: string;
	created_at: string;
	first_name: string;
	last_name: string;
	age: number;
	skin_tone: string | null;
	placement: string | null;
	phone: string | null;
	email: string;
	design_idea: string | null;
	tattoo_style: string | null;
	planned_size: string | null;
	budget: string | null;
	preferred_dates: string | null;
	preferred_times: string | null;
	referred_by: string;
	reference_images_count: Generated<number>;
	/** The portfolio piece the visitor came from, such as `tattoos/12`. */
	piece: string | null;
	/** Why it was put aside, or null for a request like any other. Never shown to who sent it. */
	set_aside: string | null;
}

/** One kept upload. Without a submission it is unclaimed, and is swept after a day. */
export interface ReferenceFiles {
	/** 128 random bits in hex; also the name of the file in storage. */
	id: string;
	submission_id: string | null;
	/** Place in the request, from 0; null while unclaimed. */
	position: number | null;
	/** What the visitor called it, cleaned for display; never used as a path. */
	name: string;
	media_type: string;
	bytes: number;
	sha256: string;
	/** Of the file as it arrived, before it was cleaned. */
	sent_bytes: number;
	sent_sha256: string;
	created_at: string;
}

export interface VisitorCount {
	/** Always 1. */
	id: number;
	count: number;
}

export interface Notes {
	id: string;
	created_at: string;
	message: string;
	/** Where to answer; null where no answer is wanted. */
	email: string | null;
}

export interface IdempotencyKeys {
	scope: string;
	key: string;
	/** SHA-256 of what was sent, so that a key cannot be used for something else. */
	fingerprint: string;
	/** JSON: what is needed to give the same answer again. */
	result: string;
	created_at: string;
}

export interface Instance {
	/** Always 1. */
	one: number;
	/** 128 random bits in hex; the file `instance` in the data folder holds the same. */
	id: string;
	/** Random text that `/readyz` writes, so that something is really written. */
	probe: Generated<string>;
}
