import type { Generated } from "kysely";

/** Times are ISO 8601 text in UTC on both engines; request and note ids are random UUIDs. */
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
	piece: string | null;
	/** Reason for suspected spam, or null. Never shown to the sender. */
	set_aside: string | null;
}

/** Unclaimed while `submission_id` is null; swept after a day. */
export interface ReferenceFiles {
	/** 128 random bits in hex; also the stored file's name. */
	id: string;
	submission_id: string | null;
	position: number | null;
	name: string;
	media_type: string;
	bytes: number;
	sha256: string;
	/** Of the original, before cleaning. */
	sent_bytes: number;
	sent_sha256: string;
	created_at: string;
}

export interface VisitorCount {
	id: number;
	count: number;
}

export interface Notes {
	id: string;
	created_at: string;
	message: string;
	email: string | null;
}

export interface IdempotencyKeys {
	scope: string;
	key: string;
	fingerprint: string;
	result: string;
	created_at: string;
}

export interface Instance {
	one: number;
	id: string;
	/** Random text: `/readyz` needs a real write. */
	probe: Generated<string>;
}
