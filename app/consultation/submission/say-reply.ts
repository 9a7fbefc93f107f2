let shownHours = 24;

/** For toasts, which know no loader data: the frame says what the studio promises. */
export function noteReplyHours(hours: number): void {
	shownHours = hours;
}

/** Thanks for a request. */
export function sayReply(hours = shownHours): string {
	return `Thank you! We'll get back to you within ${hours} hours with next steps.`;
}
