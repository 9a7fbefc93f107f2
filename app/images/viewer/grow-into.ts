import { isMotionReduced } from "../../ui/is-motion-reduced.ts";
import styles from "./stage.module.css";

const moving = { duration: 180, easing: "ease-out" };

/**
 * The viewer's picture starts in place of its plate. A view transition would hold a slow phone's page while it copies the
 * screen; only the compositor works for a transform.
 */
export async function growInto(
	plate: Element | null | undefined,
	change: () => Promise<void>,
): Promise<void> {
	const from = plate?.getBoundingClientRect();
	await change();
	const picture = document.querySelector(`.${styles.picture}`);
	if (!from || !picture || isMotionReduced()) return;
	const to = picture.getBoundingClientRect();
	const x = from.x + from.width / 2 - (to.x + to.width / 2);
	const y = from.y + from.height / 2 - (to.y + to.height / 2);
	const scale = from.width / to.width;
	picture.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"] }, moving);
}
