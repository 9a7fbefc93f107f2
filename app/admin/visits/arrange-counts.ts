import { formSteps, type VisitEvent } from "../../visits/visit-events.ts";

export interface CountedDay {
	/** Where the studio is, such as `2026-11-24`. */
	day: string;
	event: string;
	count: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;
const shownMonths = 12;

/** @returns the last 30 days, today last */
export function listLastDays(today: string): string[] {
	const last = Date.parse(today);
	return Array.from({ length: shownDays }, (_, index) =>
		new Date(last - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
	);
}

/** @returns the last 12 months such as `2026-11`, this one last */
export function listLastMonths(today: string): string[] {
	const [year = 0, month = 0] = today.split("-").map(Number);
	return Array.from({ length: shownMonths }, (_, index) =>
		new Date(Date.UTC(year, month - shownMonths + index)).toISOString().slice(0, 7),
	);
}

/** @param spans days or months; each takes the days that begin with its name */
export function sumBySpan(counted: CountedDay[], spans: string[], event: VisitEvent): number[] {
	const sums = new Map(spans.map((span) => [span, 0]));
	const length = spans[0]?.length ?? 0;
	for (const one of counted) {
		if (one.event !== event) continue;
		const span = one.day.slice(0, length);
		const sum = sums.get(span);
		if (sum !== undefined) sums.set(span, sum + one.count);
	}
	return [...sums.values()];
}

const labels: Record<(typeof formSteps)[number] | "sent", string> = {
	opened: "Form opened",
	begun: "First field typed",
	personal: "Personal",
	contact: "Contact",
	design: "Design",
	referral: "Referral",
	files: "Reference files (optional)",
	sent: "Sent",
};

/** From opening the form to sending it. */
export function arrangeFunnel(counted: CountedDay[], days: string[]) {
	return ([...formSteps, "sent"] as const).map((step) => ({
		step,
		label: labels[step],
		count: sumBySpan(counted, days, step).reduce((sum, count) => sum + count, 0),
	}));
}
