interface TimeSpan {
	id: string;
	/** ISO 8601 in UTC, so that text compares as time. */
	starts_at: string;
	ends_at: string;
}

/** A date that begins when another one ends does not clash with it. */
export function findClashes<Span extends TimeSpan>(
	span: TimeSpan,
	others: readonly Span[],
): Span[] {
	return others.filter(
		({ id, starts_at, ends_at }) =>
			id !== span.id && starts_at < span.ends_at && span.starts_at < ends_at,
	);
}

/** @returns the clients' names; none for a date that is not among the active ones */
export function nameClashes(
	span: TimeSpan,
	active: readonly (TimeSpan & { first_name: string; last_name: string })[],
): string[] {
	if (!active.some(({ id }) => id === span.id)) return [];
	return findClashes(span, active).map(({ first_name, last_name }) => `${first_name} ${last_name}`);
}
