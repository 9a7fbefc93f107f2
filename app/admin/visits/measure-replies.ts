interface AskedRequest {
	created_at: string;
	answered_at: string | null;
	/** By the client. */
	withdrawn_at: string | null;
}

export interface Replies {
	inTime: number;
	late: number;
	/** Without an answer although the promised hours are over. */
	none: number;
	/** Median, in ms; null without answers. */
	usualMs: number | null;
}

const hour = 60 * 60 * 1000;

/** Leaves out requests that may still be answered in time, or were withdrawn before. */
export function measureReplies(
	requests: AskedRequest[],
	promisedHours: number,
	now: number,
): Replies {
	const promised = promisedHours * hour;
	const spans: number[] = [];
	let none = 0;
	for (const { created_at, answered_at, withdrawn_at } of requests) {
		const began = Date.parse(created_at);
		if (withdrawn_at !== null && (answered_at === null || withdrawn_at < answered_at)) continue;
		if (answered_at !== null) spans.push(Date.parse(answered_at) - began);
		else if (now - began > promised) none += 1;
	}
	spans.sort((a, b) => a - b);
	const inTime = spans.filter((span) => span <= promised).length;
	return { inTime, late: spans.length - inTime, none, usualMs: findMedian(spans) };
}

function findMedian(sorted: number[]): number | null {
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
