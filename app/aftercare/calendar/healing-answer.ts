import type { Cover } from "../../publishing/schemas/healing-course.ts";

interface HealingAnswer {
	date: string;
	cover: Cover;
}

export function readHealingAnswer(): HealingAnswer {
	try {
		const { healingDate = "", healingCover } = localStorage;
		return { date: healingDate, cover: healingCover === "film" ? "film" : "wrap" };
	} catch {
		return { date: "", cover: "wrap" };
	}
}

/** @returns false when storage is forbidden */
export function writeHealingAnswer({ date, cover }: HealingAnswer): boolean {
	try {
		localStorage.setItem("healingDate", date);
		localStorage.setItem("healingCover", cover);
		return true;
	} catch {
		return false;
	}
}

export function forgetHealingAnswer(): void {
	try {
		localStorage.removeItem("healingDate");
		localStorage.removeItem("healingCover");
	} catch {
		// Storage is forbidden.
	}
}
