import styles from "./artwork-wall.module.css";

interface PlateAnchor {
	opens: string;
	top: number;
}

/** @returns the first plate in view, or null without a wall or at the top of the page */
export function findPlateAnchor(): PlateAnchor | null {
	if (scrollY === 0) return null;
	for (const plate of listPlates()) {
		const { top, bottom } = plate.getBoundingClientRect();
		if (bottom > 0) return { opens: plate.dataset.opens ?? "", top };
	}
	return null;
}

/** Scrolls the same plate back to its place after the wall was replaced. */
export function restorePlateAnchor(anchor: PlateAnchor | null): void {
	if (!anchor) return;
	const plate = listPlates().find(({ dataset }) => dataset.opens === anchor.opens);
	if (plate) scrollBy({ top: plate.getBoundingClientRect().top - anchor.top, behavior: "instant" });
}

function listPlates(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`.${styles.page} [data-opens]`)];
}
