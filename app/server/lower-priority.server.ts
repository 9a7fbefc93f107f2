import { getPriority, setPriority } from "node:os";

const lowered = 10;

/** Of a process that gives way to the site. Of a site that was started lower still, it may not be raised. */
export function lowerPriority(): void {
	if (getPriority() < lowered) setPriority(lowered);
}
