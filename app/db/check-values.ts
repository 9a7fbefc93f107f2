// Postgres fails where it is to compare an id or a time with anything else.

export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** In UTC. JavaScript reads February 30 as a day in March, and has a year 0. */
export function isTime(text: string): boolean {
	const isWritten = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text);
	const time = new Date(text);
	if (!isWritten || Number.isNaN(time.getTime())) return false;
	return time.toISOString().slice(0, 10) === text.slice(0, 10);
}
