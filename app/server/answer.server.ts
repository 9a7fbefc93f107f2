import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { asRefusal, Refusal } from "./refusal.server.ts";

/**
 * Turns an error into what the caller is told. Surprises are logged without the data that caused them, under
 * a reference that the caller sees too.
 */
export function refuse(log: Logger, error: unknown, reference = newReference()): Refusal {
	const refusal = asRefusal(error);
	if (!refusal) return surprise(log, error, reference);
	if (refusal.status >= 500) logOutage(log, refusal, error);
	return refusal;
}

const notedAt = new WeakMap<Logger, Map<string, number>>();

/** Once a minute for each kind: visitors who try again must not fill the log. */
function logOutage(log: Logger, { code, message }: Refusal, error: unknown): void {
	const noted = notedAt.get(log) ?? new Map<string, number>();
	notedAt.set(log, noted);
	const now = performance.now();
	if (now - (noted.get(code) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
	noted.set(code, now);
	log.warn({ code, error: describeError(error) }, message);
}

function surprise(log: Logger, error: unknown, reference: string): Refusal {
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
