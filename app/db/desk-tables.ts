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
	/** When something happened last. */
	changed_at: string;
	/** null: unread. */
	read_at: string | null;
	/** When a letter told the artist of the client's additions; null once they have been read. */
	told_at: string | null;
	/** When the artist answered first. */
	answered_at: string | null;
	/** Since when the client waits for the artist's answer; null: not waiting. Spam keeps it, but it does not count. */
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
	/** Likewise in the terms. */
	replaced_terms: string | null;
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
	/** One address. Empty for the artist, whose address may change until the letter is sent. */
	recipient: string;
	subject: string;
	/** Plain text; the HTML part is made of it. */
	text: string;
	/** `left`: it failed, and the artist wants no more of it. */
	state: "waiting" | "sent" | "failed" | "left";
	created_at: string;
	/** While it waits, it is not sent before. Afterwards, the time of its last change. */
	due_at: string;
	leased_until: string | null;
	attempts: Generated<number>;
	/** The mail server's last refusal. */
	problem: string | null;
	sent_at: string | null;
	/** The notice whose letter carried this one too; that notice has its own id here. */
	sent_with: string | null;
	/** The appointments whose calendar file it brings, once it is sent: that it brought. JSON of `LetterDate[]`. */
	dates: string | null;
}

/** Acts on the artist's side, without personal data. */
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
	/** The state that is suggested for requests answered with this reply. */
	state: RequestState | null;
}

/** Answers that the artist has not sent; sending the letter deletes the draft. */
export interface AnswerDrafts {
	submission_id: string;
	/** Changes with every save, so that only the version that the artist saw is sent. */
	revision: string;
	/** JSON of the form's fields as typed. */
	fields: string;
	/** A token of `request_links`, once the letter names the client's page. */
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
	/** The artist's own page for payments, https. */
	payment_link: string | null;
	/** The day that the artist marked. */
	received_on: string | null;
}

export interface Appointments {
	id: string;
	submission_id: string;
	status: "proposed" | "confirmed" | "declined" | "cancelled";
	starts_at: string;
	ends_at: string;
	place: string;
	/** Raised with every change: calendars ignore an event that has not got a higher one. */
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

/** Published documents. The newest revision replaces the built-in document. */
export interface DocumentRevisions {
	key: string;
	/** From 1; the built-in document counts as 0. */
	revision: number;
	/** JSON. */
	body: string;
	published_at: string;
	author: "artist";
	/** The revision it replaces. */
	based_on: number;
	/** Of this and all earlier revisions; null if a version before 0024 published it. */
	highest_id: number | null;
}

/** Documents that the artist has changed and not published. */
export interface DocumentDrafts {
	key: string;
	/** JSON; need not fit the schema yet. */
	body: string;
	/** The revision that the draft was begun from; 0 is the built-in document. */
	based_on: number;
	/** Changes with every save, so that no draft is overwritten unseen. */
	version: string;
	changed_at: string;
}

/** Parts of the demo that the artist keeps. */
export interface KeptFacts {
	/** See `publishing/demo/demo-facts.server.ts`. */
	fact: string;
}

/** The artist's own photos. The cleaned original is in `originals`, the files made of it are in `pictures`. */
export interface Photos {
	/** Names its files. */
	id: string;
	/** The name of the chosen file, which only the artist sees. */
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
	/** The studio's, such as `2026-11-24`. */
	day: string;
	/** A path, without its query. */
	page: string;
	/** See `visits/visit-events.ts`. */
	event: string;
	count: number;
}

/** Erasures that have left something on the disk; none is left when they are done. */
export interface UnfinishedErasures {
	id: string;
	/** JSON of the ids of its requests. */
	requests: string;
	/** JSON of the ids of its files, which are removed next. */
	files: string;
}
