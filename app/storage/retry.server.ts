import { setTimeout as wait } from "node:timers/promises";

/** Files cannot be stored or read for now, or never with these settings. `code` is the store's own. */
export class StorageOutOfReach extends Error {
	override readonly name = "StorageOutOfReach";
	readonly code: string;

	constructor(cause: unknown) {
		const code = readCode(cause);
		super(`Files cannot be stored or read right now: the S3 store answers ${code}.`, { cause });
		this.code = code;
	}
}

interface StoreError {
	name?: string;
	code?: string;
	Code?: string;
	$metadata?: { httpStatusCode?: number };
}

/** Compares names: the built routes bundle their own classes. */
export function isOutOfStorage(error: unknown): error is StorageOutOfReach {
	return (error as Error | undefined)?.name === "StorageOutOfReach";
}

export function readStatus(error: unknown): number | undefined {
	return (error as StoreError).$metadata?.httpStatusCode;
}

/** A missing bucket is 404 as well. */
export function isNotFound(error: unknown): boolean {
	return readStatus(error) === 404 && readCode(error) !== "NoSuchBucket";
}

function readCode(error: unknown): string {
	const { name, code, Code } = error as StoreError;
	return Code ?? code ?? name ?? "unknown";
}

const firstPauseMs = 200;
const mostAttempts = 4;
/** No further attempt begins after that: somebody waits. */
const patienceMs = 15_000;

// Refused as they arrived, or by a clock, whose difference the client has learned now.
const mayPass =
	/^(BadDigest|IncompleteBody|RequestTimeout|RequestTimeTooSkewed|XAmzContentSHA256Mismatch|XAmzContentChecksumMismatch)$/;

function isPassing(error: unknown): boolean {
	const status = readStatus(error);
	return status === undefined || status >= 500 || status === 429 || mayPass.test(readCode(error));
}

/**
 * Tries again what may succeed the next time, each time after twice the pause.
 * @throws StorageOutOfReach; what says that a file is missing, or of a condition, comes through
 */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
	const deadline = performance.now() + patienceMs;
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await work();
		} catch (error) {
			const status = readStatus(error);
			if (isNotFound(error) || status === 304 || status === 412 || status === 416) throw error;
			const isLast = attempt === mostAttempts || performance.now() > deadline;
			if (isLast || !isPassing(error)) throw new StorageOutOfReach(error);
			await wait(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
		}
	}
}
