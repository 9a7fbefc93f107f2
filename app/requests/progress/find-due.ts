/** When the client, who waits since then, was promised an answer. */
export function findDue(waitingSince: string, replyWithinHours: number): number {
	return Date.parse(waitingSince) + replyWithinHours * 60 * 60 * 1000;
}
