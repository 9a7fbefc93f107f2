import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { asRefusal, Refusal } from "./refusal.server.ts";

/** Logged without request data, under a reference that the caller sees too. */
export function refuse(log: Logger, error: unknown, reference = newReference()): Refusal {
	const refusal = asRefusal(error);
	if (!refusal) return logUnexpected(log, error, reference);
	if (refusal.status >= 500) logOutage(log, refusal, error);
	return refusal;
}

const notedAt = new WeakMap<Logger, Map<string, number>>();

/** At most once a minute for each code, because retries would flood the log. */
function logOutage(log: Logger, { code, message }: Refusal, error: unknown): void {
	const noted = notedAt.get(log) ?? new Map<string, number>();
	notedAt.set(log, noted);
	const now = performance.now();
	if (now - (noted.get(code) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
	noted.set(code, now);
	log.warn({ code, error: describeError(error) }, message);
}

function logUnexpected(log: Logger, error: unknown, reference: string): Refusal {
	log.error({ reference, ...describeError(error) }, "a request failed");
	return new Refusal(
		500,
		"unexpected",
		`Something went wrong on my end. Please try again. (Reference ${reference})`,
		{ reference },
	);
}

function newReference(): string {
	return randomBytes(4).toString("hex");
}

/** Leaves out database messages, because they quote submitted values. */
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
