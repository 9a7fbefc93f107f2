export type Answer<Body = unknown> =
	| { ok: true; status: number; body: Body }
	| {
			ok: false;
			/** 0 without a response. */
			status: number;
			code: string;
			message: string;
			fields: Record<string, string[]>;
			/** Of the refusal. */
			body?: unknown;
			/** Seconds. */
			retryAfter: number | null;
			/** Network or gateway failure: the call may succeed later. */
			unreachable: boolean;
	  };

type Failure = Extract<Answer, { ok: false }>;

export interface Call {
	method?: "GET" | "POST" | "DELETE";
	json?: unknown;
	idempotencyKey?: string;
	takes?: Success;
}

interface Success {
	status: number;
	fields: Readonly<Record<string, "string" | "number" | "object">>;
}

const waitsMs = [500, 1_000, 2_000];
const answerWithinMs = 30_000;
const gatewayStatuses = [502, 503, 504];

/** Never throws. An unexpected 2xx comes from a proxy and has the code "unreadable". */
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

// `randomUUID` exists only in secure contexts.
export function newIdempotencyKey(): string {
	if (crypto.randomUUID) return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
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
	const answered = parseJson(text);
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
		body: answered,
		retryAfter: Number(response.headers.get("Retry-After")) || null,
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

/** @returns undefined if it is no JSON */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
