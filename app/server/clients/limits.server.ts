import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { sayCount } from "../../ui/say-count.ts";
import { type Refusal, tooManyRequests } from "../refusal.server.ts";
import { sha256 } from "../sha256.server.ts";

const minute = 60;
const day = 24 * 60 * minute;
const gigabyte = 1024 ** 3;

export interface Limits {
	countRequest(network: string): Promise<void>;
	/** The site's quota is only checked: announcements alone must not use it up. */
	countUpload(network: string, bytes: number, id?: string): Promise<void>;
	countBytes(network: string, bytes: number): Promise<void>;
	countArrived(bytes: number): Promise<void>;
	/** @returns how long the site's quota refuses so many bytes, in words; null if it takes them */
	sayQuotaWait(bytes: number): Promise<string | null>;
	/** @param unsent bytes of an announced upload that will not arrive */
	releaseUpload(id: string, unsent: number): Promise<void>;
	countNote(network: string): Promise<void>;
	/** Counts words and files that a client adds to a request. */
	countAddition(network: string): Promise<void>;
	/** Counts the attempt whether or not the address is known, so that a refusal reveals nothing. */
	countLostLink(network: string, email: string): Promise<void>;
	countClick(network: string): Promise<void>;
	countProgress(network: string): Promise<void>;
	/** Removes counters that have expired. */
	sweep(): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** @param pool of a Postgres where several processes count together; without it each counts in its memory */
export function createLimits(
	onQuotaUsedUp: (gigabytes: number) => void = () => {},
	pool: Pool | null = null,
): Limits {
	const limit = (keyPrefix: string, points: number, duration: number): Limiter => {
		if (!pool) return new RateLimiterMemory({ points, duration });
		const table = { tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false };
		const storeClient = { storeClient: pool, storeType: "pool" };
		return new RateLimiterPostgres({ ...storeClient, ...table, keyPrefix, points, duration });
	};
	const requests = limit("requests", 10, 10 * minute);
	const uploads = limit("uploads", 60, 10 * minute);
	const uploadBytes = limit("uploadBytes", 2 * gigabyte, day);
	const siteBytes = limit("siteBytes", 20 * gigabyte, day);
	const notes = limit("notes", 10, 10 * minute);
	const additions = limit("additions", 20, 10 * minute);
	const lostLinks = limit("lostLinks", 10, 10 * minute);
	const lettersTo = limit("lettersTo", 3, day);
	const clicks = limit("clicks", 300, minute);
	const progress = limit("progress", 120, 10 * minute);

	const reserved = new Map<string, { network: string; until: number }>();

	let reportedUntil = 0;
	// Smaller files may still fit afterwards, so the first refusal reports it.
	const reportOnce = (): void => {
		if (performance.now() < reportedUntil) return;
		reportedUntil = performance.now() + day * 1000;
		onQuotaUsedUp(siteBytes.points / gigabyte);
	};

	const findFullQuota = async (bytes: number) => {
		const site = await siteBytes.get(sha256("site"));
		return site && site.consumedPoints + bytes > siteBytes.points ? site : null;
	};

	return {
		countRequest: (network) =>
			consume(requests, network, 1, "Too many requests at once. Yours can be sent"),
		async countUpload(network, bytes, id) {
			await consume(uploads, network, 1, filesWords);
			const full = await findFullQuota(bytes);
			if (full) {
				reportOnce();
				throw refuse(siteBytes, full, filesWords);
			}
			await consume(uploadBytes, network, bytes, filesWords);
			if (!id) return;
			for (const [old, { until }] of reserved) {
				if (until > performance.now()) break;
				reserved.delete(old);
			}
			reserved.set(id, { network, until: performance.now() + day * 1000 });
		},
		countBytes: (network, bytes) => consume(uploadBytes, network, bytes, filesWords),
		async countArrived(bytes) {
			await consume(siteBytes, "site", bytes, filesWords).catch((refusal) => {
				reportOnce();
				throw refusal;
			});
		},
		async sayQuotaWait(bytes) {
			const full = await findFullQuota(bytes);
			return full && sayWait(countSeconds(siteBytes, full));
		},
		async releaseUpload(id, unsent) {
			// An upload that was announced to another process counts until the day is over.
			const network = reserved.get(id)?.network;
			reserved.delete(id);
			if (network === undefined) return;
			const key = sha256(network);
			const spent = await uploadBytes.get(key);
			// The quota may have been reset after the reservation.
			if (spent && spent.consumedPoints >= unsent) await uploadBytes.reward(key, unsent);
		},
		countNote: (network) => consume(notes, network, 1, "Too many notes at once. Yours can be sent"),
		countAddition: (network) =>
			consume(additions, network, 1, "Too many changes at once. Yours can be sent"),
		async countLostLink(network, email) {
			await consume(lostLinks, network, 1, "Too many links requested at once. You can ask again");
			await consume(
				lettersTo,
				email,
				1,
				"This address has been entered three times already. Please check your spam folder, too. You can ask again",
			);
		},
		countClick: (network) =>
			consume(clicks, network, 1, "Too many visits at once. Yours can be counted"),
		countProgress: (network) =>
			consume(progress, network, 1, "Too many steps at once. They can be counted"),
		async sweep() {
			await pool?.query("delete from rate_limits where expire < $1", [Date.now()]);
		},
	};
}

const filesWords = "Too many files for now. They can be sent";

/** Refunds refused calls, so that retries do not prolong the wait. */
async function consume(
	limiter: Limiter,
	name: string,
	points: number,
	words: string,
): Promise<void> {
	// Hashed, so that the database holds no addresses.
	const key = sha256(name);
	try {
		await limiter.consume(key, points);
	} catch (thrown) {
		if (thrown instanceof Error) throw thrown;
		await limiter.reward(key, points);
		throw refuse(limiter, thrown as RateLimiterRes, words);
	}
}

function countSeconds({ duration }: Limiter, { msBeforeNext }: RateLimiterRes): number {
	// Clamp: `msBeforeNext` uses the wall clock, which may have been set back.
	return Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

function refuse(limiter: Limiter, consumed: RateLimiterRes, words: string): Refusal {
	const seconds = countSeconds(limiter, consumed);
	return tooManyRequests(seconds, `${words} in ${sayWait(seconds)}.`);
}

export function sayWait(seconds: number): string {
	if (seconds < 90) return sayCount(seconds, "second");
	if (seconds < 90 * minute) return `${Math.ceil(seconds / minute)} minutes`;
	return `${Math.ceil(seconds / (60 * minute))} hours`;
}
