/** Whether the visitor has asked the device for less motion. */
export function isMotionReduced(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
