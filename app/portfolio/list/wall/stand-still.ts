import styles from "./artwork-wall.module.css";

interface Standing {
	/** The plate that was highest on the screen. */
	opens: string;
	top: number;
}

/** Looks where the wall that is on the page stands; null where there is none, or it is still at its top. */
export function findStanding(): Standing | null {
	if (scrollY === 0) return null;
	for (const plate of listPlates()) {
		const { top, bottom } = plate.getBoundingClientRect();
		if (bottom > 0) return { opens: plate.dataset.opens ?? "", top };
	}
	return null;
}

/** Puts the same plate where it stood, now that another wall hangs there. */
export function standAgain(standing: Standing | null): void {
	if (!standing) return;
	const plate = listPlates().find(({ dataset }) => dataset.opens === standing.opens);
	if (plate)
		scrollBy({ top: plate.getBoundingClientRect().top - standing.top, behavior: "instant" });
}

function listPlates(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`.${styles.page} [data-opens]`)];
}
