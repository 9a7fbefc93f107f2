const dateKey = "healingDate";

export function readHealingDate(): string {
	try {
		return localStorage.getItem(dateKey) ?? "";
	} catch {
		return "";
	}
}

/** @returns false when storage is forbidden */
export function writeHealingDate(date: string): boolean {
	try {
		if (date) localStorage.setItem(dateKey, date);
		else localStorage.removeItem(dateKey);
		return true;
	} catch {
		return false;
	}
}
