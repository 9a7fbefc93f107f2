import { isMotionReduced } from "../../ui/is-motion-reduced.ts";

/** As the picture in the open viewer is named in its stylesheet. */
const name = "plate";

/** Makes a change of the page by which a plate becomes the large picture, as one movement. */
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
	// A movement that is left out, as in a hidden tab, is no fault.
	transition.ready.catch(() => {});
}
