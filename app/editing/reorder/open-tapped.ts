import { afterMs } from "./ignore-click.ts";

const tapMs = 500;

/**
 * A slow tap starts and ends a drag without moving; treat it as a tap that opens the picture.
 *
 * @param liftedAt `performance.now()` in milliseconds
 */
export function openTapped(pressed: Event, liftedAt: number): void {
	const { target, type } = pressed;
	const short = performance.now() - liftedAt < tapMs;
	if (type !== "touchstart" || !short || !(target instanceof Element)) return;
	// This tap only ends the edit: the field keeps focus until the click arrives.
	if (document.activeElement instanceof HTMLTextAreaElement) return;
	const plate = target.closest<HTMLElement>("[data-opens]");
	// Wait until the tap's own click has been swallowed.
	if (plate) setTimeout(() => plate.click(), afterMs * 2);
}
