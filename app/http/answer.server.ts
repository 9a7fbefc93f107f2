import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { asRefusal, Refusal } from "./refusal.server.ts";

/**
 * Runs a call's work and turns what it throws into its JSON answer. Surprises are logged once,
 * without the data that caused them, under a reference that the caller sees too.
 */
export async function answer(log: Logger, work: () => Promise<Response>): Promise<Response> {
	try {
		return await work();
	} catch (error) {
		return refuse(log, error).toResponse();
	}
}

/** Logs what somebody should see of an error. @returns the refusal to tell the caller */
export function refuse(log: Logger, error: unknown, reference?: string): Refusal {
	const refusal = asRefusal(error);
	// An outage is no surprise, and still somebody should see it.
	if (refusal && refusal.status >= 500) log.warn(describeError(error), "a request was put off");
	return refusal ?? surprise(log, error, reference);
}

const notedAt = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs that something expected could not be had, such as room on the disk. Somebody should see it, and
 * visitors who try again must not fill the log: the same is noted once a minute.
 */
export function noteOutage(log: Logger, { status, code, message }: Refusal): void {
	if (status < 500) return;
	const noted = notedAt.get(log) ?? new Map<string, number>();
	notedAt.set(log, noted);
	const now = performance.now();
	if (now - (noted.get(code) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
	noted.set(code, now);
	log.warn({ code }, message);
}

/** Logs a surprise and makes the refusal to tell the caller. */
export function surprise(log: Logger, error: unknown, reference = newReference()): Refusal {
	log.error({ reference, ...describeError(error) }, "a request failed");
	return new Refusal(
		500,
		"unexpected",
		`Something went wrong on our side. Please try again. (Reference ${reference})`,
		{ reference },
	);
}

function newReference(): string {
	return randomBytes(4).toString("hex");
}

/**
 * What the log may keep of an error: kind, code, constraint and stack frames. Messages are left out
 * where a database wrote them, since those quote the values that were sent.
 */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { kind: typeof error };
	const { code, constraint } = error as Error & { code?: string; constraint?: string };
	const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return {
		kind: error.name,
		code,
		constraint,
		detail: code ? undefined : error.message,
		at: frames.slice(0, 6).map((frame) => frame.trim()),
	};
}
