import { findClashes, type TimeSpan } from "../../appointments/clashes.ts";

/** In the order given. @param span with its day as it is said */
export function groupByDay<Span extends TimeSpan & { day: string }>(spans: readonly Span[]) {
	const days = new Map<string, (Span & { clashes: Span[] })[]>();
	for (const span of spans) {
		const entries = days.get(span.day) ?? [];
		entries.push({ ...span, clashes: findClashes(span, spans) });
		days.set(span.day, entries);
	}
	return [...days].map(([day, appointments]) => ({ day, appointments }));
}
