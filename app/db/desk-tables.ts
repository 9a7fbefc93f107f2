import type { Generated } from "kysely";

/** One row: the site has one artist. */
export interface Artist {
	one: number;
	name: string;
	email: string;
	/** See `sign-in/password.server.ts`. */
	password_hash: string;
	created_at: string;
}

/** One-time links that let somebody make or recover the account. */
export interface SetupLinks {
	token_hash: string;
	created_at: string;
}

export interface Sessions {
	token_hash: string;
	/** Browser and system, as the artist would call them. */
	device: string;
	created_at: string;
	/** At most an hour behind. */
	last_used_at: string;
}

export interface Passkeys {
	/** The credential's id, base64url. */
	id: string;
	/** COSE, base64url. */
	public_key: string;
	counter: number;
	/** Separated by commas. */
	transports: string;
	device: string;
	created_at: string;
	last_used_at: string | null;
}

/** See `requests/progress/states.ts`. */
export type RequestState =
	| "new"
	| "needs-info"
	| "quoted"
	| "deposit-asked"
	| "deposit-received"
	| "booked"
	| "done"
	| "declined"
	| "withdrawn"
	| "spam";

export interface RequestProgress {
	submission_id: string;
	state: RequestState;
	/** Who has the next step. */
	turn: "artist" | "client" | "nobody";
	/** Of the last thing that happened, by whomever. */
	changed_at: string;
	/** null: unread. */
	read_at: string | null;
	/** Of the letter that told the artist of the client's additions; null once they have been read. */
	told_at: string | null;
	/** Of the artist's first answer. */
	answered_at: string | null;
	/** Since when the client waits for the artist's answer; null: not waiting. Kept, and not counted, while it is spam. */
	waiting_since: string | null;
	/** Announced end of the retention. */
	erase_after: string | null;
	/** State of the books when the request arrived, unless they were open. */
	waitlist: "closed" | "waitlist" | null;
}

export interface RequestEvents {
	id: string;
	submission_id: string;
	created_at: string;
	by: "artist" | "client" | "site";
	/** `state`: its name is the text; `note`, `date`: the artist's own; `words`, `files`: the client's; `letter`: what was sent. */
	kind: "state" | "note" | "date" | "words" | "files" | "letter";
	text: string | null;
	/** JSON of what a change of state replaced in the progress, so that it can be taken back. */
	replaced: string | null;
}

/** Addresses of the client's own page; a request may have several. */
export interface RequestLinks {
	token_hash: string;
	submission_id: string;
	created_at: string;
}

export interface Letters {
	id: string;
	submission_id: string | null;
	kind: "receipt" | "notice" | "answer" | "link";
	/** One address; empty for the artist's, which may change until it is sent. */
	recipient: string;
	subject: string;
	/** Plain text; the HTML part is made of it. */
	text: string;
	state: "waiting" | "sent" | "failed";
	created_at: string;
	/** Not to be tried before. */
	due_at: string;
	leased_until: string | null;
	attempts: Generated<number>;
	/** What the server said last. */
	problem: string | null;
	sent_at: string | null;
	/** The notice whose letter carries this one too; its own id for that one. */
	sent_with: string | null;
}

/** What was done on the artist's side, without personal data. */
export interface AuditTrail {
	id: string;
	created_at: string;
	act:
		| "signed in"
		| "signed out"
		| "account set"
		| "state changed"
		| "published"
		| "photo deleted"
		| "exported"
		| "erased"
		| "erased by retention";
	detail: string | null;
}

export interface SavedReplies {
	id: string;
	position: number;
	name: string;
	/** With placeholders such as `{first name}`. */
	text: string;
	/** Suggested for requests that are answered with it. */
	state: RequestState | null;
}

/** What the artist is writing; gone with the letter that is sent. */
export interface AnswerDrafts {
	submission_id: string;
	/** New with every change, so that only what was looked at is sent. */
	revision: string;
	/** JSON of the form's fields as typed. */
	fields: string;
	/** Of `request_links`, once the letter names the client's page. */
	page_token: string | null;
	changed_at: string;
}

/** Whole units of the studio's currency; days as `2026-12-04`. */
export interface RequestTerms {
	submission_id: string;
	quote_text: string | null;
	quote: number | null;
	deposit: number | null;
	due_on: string | null;
	/** The artist's own, https. */
	payment_link: string | null;
	/** As marked by hand. */
	received_on: string | null;
}

export interface Appointments {
	id: string;
	submission_id: string;
	status: "proposed" | "confirmed" | "declined" | "cancelled";
	starts_at: string;
	ends_at: string;
	place: string;
	/** Raised with every change, as calendars need it. */
	sequence: number;
	changed_at: string;
}

/** One row: the private address of the artist's calendar. */
export interface CalendarFeeds {
	token_hash: string;
	created_at: string;
}

/** Browsers that have signed in before. */
export interface KnownDevices {
	token_hash: string;
	last_used_at: string;
}

export interface PasswordGuesses {
	/** Hash of a network or of a known device's token, or `site`. */
	source: string;
	count: number;
	began_at: string;
}

/** See `search.server.ts`. */
export interface RequestSearch {
	submission_id: string;
	/** Text on SQLite, a tsvector on Postgres. */
	words: string;
}

/** What the artist publishes: the newest revision counts, and replaces the built-in document. */
export interface DocumentRevisions {
	key: string;
	/** From 1; the built-in document counts as 0. */
	revision: number;
	/** JSON. */
	body: string;
	published_at: string;
	/** `site`: published by itself, as planned by the artist. */
	author: "artist" | "site";
	/** The revision it replaces. */
	based_on: number;
	/** Of this and all earlier revisions; null if a version before 0024 published it. */
	highest_id: number | null;
}

/** What the artist has written and not published. */
export interface DocumentDrafts {
	key: string;
	/** JSON; need not fit the schema yet. */
	body: string;
	/** The revision it was begun from; 0 is the built-in document. */
	based_on: number;
	/** New with every save, so that none is overwritten unseen. */
	version: string;
	changed_at: string;
}

/** What came with the demo and stays. */
export interface KeptFacts {
	/** See `publishing/demo/demo-facts.server.ts`. */
	fact: string;
}

/** The artist's own. The cleaned original is in `originals`, the files made of it are in `pictures`. */
export interface Photos {
	/** Names its files. */
	id: string;
	/** As it was chosen; for the artist alone. */
	name: string;
	state:
		| "waiting"
		| "working"
		| "ready"
		| "failed"
		/** Its files are removed next, and then the row. */
		| "deleted";
	/** Why it failed. */
	problem: string | null;
	/** JSON of its entry in the picture manifest, once it is ready. */
	picture: string | null;
	media_type: string;
	bytes: number;
	sha256: string;
	/** As uploaded, before cleaning. */
	sent_bytes: number;
	created_at: string;
}

export interface DailyCounts {
	/** UTC, such as `2026-11-24`. */
	day: string;
	/** A path, without its query. */
	page: string;
	/** See `visits/visit-events.ts`. */
	event: string;
	count: number;
}
