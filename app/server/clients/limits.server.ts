import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { sayCount } from "../../ui/say-count.ts";
import { type Refusal, tooMany } from "../refusal.server.ts";

const minute = 60;
const day = 24 * 60 * minute;
const gigabyte = 1024 ** 3;

export interface Limits {
	countRequest(network: string): Promise<void>;
	/** The site's quota is only checked: announcements alone must not use it up. */
	countUpload(network: string, bytes: number, id?: string): Promise<void>;
	countBytes(network: string, bytes: number): Promise<void>;
	countArrived(bytes: number, id?: string): Promise<void>;
	releaseUpload(id: string): Promise<void>;
	countNote(network: string): Promise<void>;
	/** Words and files that clients add to their requests. */
	countAddition(network: string): Promise<void>;
	/** The same for addresses that the studio knows and those it does not. */
	countLostLink(network: string, email: string): Promise<void>;
	countClick(network: string): Promise<void>;
	countProgress(network: string): Promise<void>;
}

export function createLimits(onQuotaUsedUp: (gigabytes: number) => void = () => {}): Limits {
	const requests = new RateLimiterMemory({ points: 10, duration: 10 * minute });
	const uploads = new RateLimiterMemory({ points: 60, duration: 10 * minute });
	const uploadBytes = new RateLimiterMemory({ points: 2 * gigabyte, duration: day });
	const siteBytes = new RateLimiterMemory({ points: 20 * gigabyte, duration: day });
	const notes = new RateLimiterMemory({ points: 10, duration: 10 * minute });
	const additions = new RateLimiterMemory({ points: 20, duration: 10 * minute });
	const lostLinks = new RateLimiterMemory({ points: 10, duration: 10 * minute });
	const lettersTo = new RateLimiterMemory({ points: 3, duration: day });
	const clicks = new RateLimiterMemory({ points: 300, duration: minute });
	const progress = new RateLimiterMemory({ points: 120, duration: 10 * minute });

	const reserved = new Map<string, { network: string; bytes: number; until: number }>();

	let reportedUntil = 0;
	// Smaller files may still fit afterwards, so the first refusal reports it.
	const reportOnce = (): void => {
		if (performance.now() < reportedUntil) return;
		reportedUntil = performance.now() + day * 1000;
		onQuotaUsedUp(siteBytes.points / gigabyte);
	};

	return {
		countRequest: (network) =>
			consume(requests, network, 1, "Too many requests at once. Yours can be sent again"),
		async countUpload(network, bytes, id) {
			await consume(uploads, network, 1, filesWords);
			const site = await siteBytes.get("site");
			if (site && site.consumedPoints + bytes > siteBytes.points) {
				reportOnce();
				throw refuse(siteBytes, site, filesWords);
			}
			await consume(uploadBytes, network, bytes, filesWords);
			if (!id) return;
			for (const [old, { until }] of reserved) {
				if (until > performance.now()) break;
				reserved.delete(old);
			}
			reserved.set(id, { network, bytes, until: performance.now() + day * 1000 });
		},
		countBytes: (network, bytes) => consume(uploadBytes, network, bytes, filesWords),
		async countArrived(bytes, id = "") {
			await consume(siteBytes, "site", bytes, filesWords).catch((refusal) => {
				reportOnce();
				throw refusal;
			});
			const waiting = reserved.get(id);
			if (waiting) waiting.bytes -= bytes;
			if (waiting && waiting.bytes <= 0) reserved.delete(id);
		},
		async releaseUpload(id) {
			const { network = "", bytes = 0 } = reserved.get(id) ?? {};
			reserved.delete(id);
			const spent = await uploadBytes.get(network);
			// The quota may have been reset after the reservation.
			if (spent && spent.consumedPoints >= bytes) await uploadBytes.reward(network, bytes);
		},
		countNote: (network) =>
			consume(notes, network, 1, "Too many notes at once. Yours can be sent again"),
		countAddition: (network) =>
			consume(additions, network, 1, "Too many changes at once. Yours can be sent again"),
		async countLostLink(network, email) {
			await consume(lostLinks, network, 1, "Too many links at once. You can ask again");
			await consume(
				lettersTo,
				email,
				1,
				"This address has been sent three emails already. Please look in the spam folder too. You can ask again",
			);
		},
		countClick: (network) =>
			consume(clicks, network, 1, "Too many visits at once. You can be counted again"),
		countProgress: (network) =>
			consume(progress, network, 1, "Too many steps at once. They can be counted again"),
	};
}

const filesWords = "Too many files for now. They can be sent again";

/** Refunds refused calls, so that retries do not prolong the wait. */
async function consume(
	limiter: RateLimiterMemory,
	key: string,
	points: number,
	words: string,
): Promise<void> {
	try {
		await limiter.consume(key, points);
	} catch (thrown) {
		if (thrown instanceof Error) throw thrown;
		await limiter.reward(key, points);
		throw refuse(limiter, thrown as RateLimiterRes, words);
	}
}

function refuse(
	{ duration }: RateLimiterMemory,
	{ msBeforeNext }: RateLimiterRes,
	words: string,
): Refusal {
	// Clamp: `msBeforeNext` uses the wall clock, which may have been set back.
	const seconds = Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
	return tooMany(seconds, `${words} in ${sayWait(seconds)}.`);
}

export function sayWait(seconds: number): string {
	if (seconds < 90) return sayCount(seconds, "second");
	if (seconds < 90 * minute) return `${Math.ceil(seconds / minute)} minutes`;
	return `${Math.ceil(seconds / (60 * minute))} hours`;
}
