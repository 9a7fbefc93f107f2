import { isMotionReduced } from "../../ui/is-motion-reduced.ts";

/** Matches `view-transition-name` in stage.module.css. */
const name = "plate";

export function growInto(plate: Element | null | undefined, change: () => Promise<void>): void {
	const still = isMotionReduced();
	if (!(plate instanceof HTMLElement) || still || !document.startViewTransition) {
		void change();
		return;
	}
	plate.style.setProperty("view-transition-name", name);
	const transition = document.startViewTransition(() => {
		plate.style.removeProperty("view-transition-name");
		return change();
	});
	// Rejects when the browser skips the transition, for instance in a hidden tab.
	transition.ready.catch(() => {});
}
