import { getPriority, setPriority } from "node:os";

const lowered = 10;

/** Makes this process give way to the site. A priority that is lower still stays: raising it is not permitted. */
export function lowerPriority(): void {
	if (getPriority() < lowered) setPriority(lowered);
}
