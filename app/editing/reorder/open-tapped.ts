import { afterMs } from "./ignore-click.ts";

const tapMs = 500;

/**
 * A slow tap lifts a piece and puts it down at once: it was to open the plate, as a quick one does.
 *
 * @param liftedAt milliseconds, as `performance.now` tells them
 */
export function openTapped(pressed: Event, liftedAt: number): void {
	const { target, type } = pressed;
	const short = performance.now() - liftedAt < tapMs;
	if (type !== "touchstart" || !short || !(target instanceof Element)) return;
	// It ends what is being edited, and nothing else: the field has the focus until the click that is to come.
	if (document.activeElement instanceof HTMLTextAreaElement) return;
	const plate = target.closest<HTMLElement>("[data-opens]");
	// Once its own click, which is none, has come.
	if (plate) setTimeout(() => plate.click(), afterMs * 2);
}
