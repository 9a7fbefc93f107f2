import type { Generated } from "kysely";
import type {
	AnswerDrafts,
	Appointments,
	Artist,
	AuditTrail,
	CalendarFeeds,
	DailyCounts,
	DocumentDrafts,
	DocumentRevisions,
	KeptFacts,
	KnownDevices,
	Letters,
	Passkeys,
	PasswordGuesses,
	Photos,
	RequestEvents,
	RequestLinks,
	RequestProgress,
	RequestSearch,
	RequestTerms,
	SavedReplies,
	Sessions,
	SetupLinks,
	UnfinishedErasures,
} from "./desk-tables.ts";

/** Times are ISO 8601 text in UTC on both engines; request and note ids are random UUIDs. */
export interface Tables {
	consultation_submissions: ConsultationSubmissions;
	reference_files: ReferenceFiles;
	visitor_count: VisitorCount;
	"Thank you and notes": Notes;
	idempotency_keys: IdempotencyKeys;
	instance: Instance;
	leases: Leases;
	artist: Artist;
	setup_links: SetupLinks;
	sessions: Sessions;
	passkeys: Passkeys;
	request_progress: RequestProgress;
	request_events: RequestEvents;
	request_links: RequestLinks;
	letters: Letters;
	audit_trail: AuditTrail;
	saved_replies: SavedReplies;
	answer_drafts: AnswerDrafts;
	request_terms: RequestTerms;
	appointments: Appointments;
	calendar_feeds: CalendarFeeds;
	known_devices: KnownDevices;
	password_guesses: PasswordGuesses;
	request_search: RequestSearch;
	documents: DocumentRevisions;
	document_drafts: DocumentDrafts;
	photos: Photos;
	kept_facts: KeptFacts;
	daily_counts: DailyCounts;
	unfinished_erasures: UnfinishedErasures;
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
	/** Size of the original, before cleaning. */
	sent_bytes: number;
	sent_sha256: string;
	created_at: string;
}

interface VisitorCount {
	id: number;
	count: number;
}

export interface Notes {
	id: string;
	created_at: string;
	message: string;
	email: string | null;
	read_at: string | null;
	/** null: only the artist sees the note. */
	published_at: string | null;
}

interface IdempotencyKeys {
	scope: string;
	key: string;
	fingerprint: string;
	result: string;
	created_at: string;
}

/** On Postgres alone, see `lease.server.ts`. */
interface Leases {
	name: string;
	holder: string;
	until: string;
}

interface Instance {
	one: number;
	id: string;
	/** Random text: `/readyz` needs a real write. */
	probe: Generated<string>;
}
