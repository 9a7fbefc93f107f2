import styles from "./artwork-wall.module.css";

interface Standing {
	opens: string;
	top: number;
}

/** @returns the scroll anchor, or null without a wall or at its top */
export function findStanding(): Standing | null {
	if (scrollY === 0) return null;
	for (const plate of listPlates()) {
		const { top, bottom } = plate.getBoundingClientRect();
		if (bottom > 0) return { opens: plate.dataset.opens ?? "", top };
	}
	return null;
}

/** Scrolls the same plate back to its place after the wall was replaced. */
export function standAgain(standing: Standing | null): void {
	if (!standing) return;
	const plate = listPlates().find(({ dataset }) => dataset.opens === standing.opens);
	if (plate)
		scrollBy({ top: plate.getBoundingClientRect().top - standing.top, behavior: "instant" });
}

function listPlates(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`.${styles.page} [data-opens]`)];
}
