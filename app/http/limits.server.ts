import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "./refusal.server.ts";

const minute = 60;
const day = 24 * 60 * minute;
const gigabyte = 1024 ** 3;

export interface Limits {
	/** @param network as `readNetwork` gives it. @throws Refusal 429 with Retry-After */
	countRequest(network: string): Promise<void>;
	countUpload(network: string, bytes: number): Promise<void>;
	countNote(network: string): Promise<void>;
	countClick(network: string): Promise<void>;
}

/** Limits per network, kept in memory; each counts only what would otherwise be done. */
export function createLimits(): Limits {
	const requests = new RateLimiterMemory({ points: 10, duration: 10 * minute });
	const uploads = new RateLimiterMemory({ points: 60, duration: 10 * minute });
	const uploadBytes = new RateLimiterMemory({ points: 2 * gigabyte, duration: day });
	const siteBytes = new RateLimiterMemory({ points: 20 * gigabyte, duration: day });
	const notes = new RateLimiterMemory({ points: 10, duration: 10 * minute });
	const clicks = new RateLimiterMemory({ points: 300, duration: minute });

	return {
		countRequest: (network) =>
			consume(requests, network, 1, "That is a lot of requests at once. Yours can be sent again"),
		async countUpload(network, bytes) {
			const words = "That is a lot of files for now. They can be sent again";
			await consume(uploads, network, 1, words);
			await consume(uploadBytes, network, bytes, words);
			await consume(siteBytes, "site", bytes, words);
		},
		countNote: (network) =>
			consume(notes, network, 1, "That is a lot of notes at once. Yours can be sent again"),
		countClick: (network) =>
			consume(clicks, network, 1, "That is a lot of visits at once. You can be counted again"),
	};
}

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
		const reached = thrown as RateLimiterRes;
		const seconds = Math.max(1, Math.ceil(reached.msBeforeNext / 1000));
		throw tooMany(seconds, `${words} in ${sayWait(seconds)}.`);
	}
}

function sayWait(seconds: number): string {
	if (seconds < 90) return `${seconds} second${seconds === 1 ? "" : "s"}`;
	if (seconds < 90 * minute) return `${Math.ceil(seconds / minute)} minutes`;
	return `${Math.ceil(seconds / (60 * minute))} hours`;
}
