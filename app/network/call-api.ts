/** What a call to the site came to. `fields` names what is wrong with each field that was sent. */
export type Answer<Body = unknown> =
	| { ok: true; status: number; body: Body }
	| {
			ok: false;
			/** 0 when no answer came at all. */
			status: number;
			code: string;
			/** A sentence for the visitor. */
			message: string;
			fields: Record<string, string[]>;
			/** Seconds to wait, where the server said so. */
			retryAfter: number | null;
			/** The site was not reached: the same call may well succeed later. */
			unreachable: boolean;
	  };

type Failure = Extract<Answer, { ok: false }>;

export interface Call {
	method?: "GET" | "POST" | "DELETE";
	json?: unknown;
	/** The same for every attempt, so that what arrived although its answer was lost is not done twice. */
	idempotencyKey?: string;
	/** What success looks like; by default status 200 and any JSON object. */
	takes?: Success;
}

interface Success {
	status: number;
	fields: Readonly<Record<string, "string" | "number">>;
}

const waitsMs = [500, 1_000, 2_000];
const answerWithinMs = 30_000;
const gatewayStatuses = [502, 503, 504];

/**
 * Calls the site. A network failure or a gateway's 502, 503 or 504 is tried again three times;
 * everything else is answered at once. Any other 2xx than expected comes from a proxy, or has lost its
 * body on the way: it is a failure with the code "unreadable". Never throws.
 */
export async function callApi<Body = unknown>(
	path: string,
	call: Call = {},
): Promise<Answer<Body>> {
	for (const ms of waitsMs) {
		const answer = await callOnce<Body>(path, call);
		if (answer.ok || !answer.unreachable) return answer;
		await new Promise((resolve) => setTimeout(resolve, ms));
	}
	return callOnce<Body>(path, call);
}

/** A key that nobody else has; the browser's own maker of them exists on HTTPS and loopback only. */
export function newIdempotencyKey(): string {
	if (crypto.randomUUID) return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function callOnce<Body>(
	path: string,
	{ method = "GET", json, idempotencyKey, takes = { status: 200, fields: {} } }: Call,
): Promise<Answer<Body>> {
	const headers = new Headers({ Accept: "application/json" });
	if (json !== undefined) headers.set("Content-Type", "application/json");
	if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
	const body = json === undefined ? null : JSON.stringify(json);
	let response: Response;
	let text: string;
	try {
		const signal = AbortSignal.timeout(answerWithinMs);
		response = await fetch(path, { method, headers, body, signal });
		text = await response.text();
	} catch {
		return fail(0, "unreachable");
	}
	const answered = parse(text);
	const { status } = response;
	if (status === takes.status && hasFields(answered, takes.fields)) {
		return { ok: true, status, body: answered as Body };
	}
	const said = ((!response.ok && answered) || {}) as Partial<Failure>;
	return {
		...fail(status, response.ok ? "unreadable" : "unexpected"),
		...(typeof said.code === "string" && { code: said.code }),
		...(typeof said.message === "string" && { message: said.message }),
		...(said.fields && { fields: said.fields }),
		retryAfter: readRetryAfter(response.headers.get("Retry-After")),
	};
}

function fail(status: number, code: string): Failure {
	const unreachable = status === 0 || gatewayStatuses.includes(status);
	const message = unreachable
		? "The studio could not be reached. Please check your connection."
		: "An unexpected error occurred. Please try again.";
	return { ok: false, status, code, message, fields: {}, retryAfter: null, unreachable };
}

function hasFields(answered: unknown, fields: Success["fields"]): boolean {
	if (!(answered instanceof Object)) return false;
	return Object.entries(fields).every(
		([name, type]) => typeof Reflect.get(answered, name) === type,
	);
}

/** @returns undefined for what is no JSON, such as the page of a proxy */
function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** @returns seconds, from either form that the header may have */
function readRetryAfter(header: string | null): number | null {
	if (!header) return null;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
