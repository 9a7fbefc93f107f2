const dateKey = "healingDate";

/** The day of the session as it was given. Storage may be forbidden: then there is none. */
export function readHealingDate(): string {
	try {
		return localStorage.getItem(dateKey) ?? "";
	} catch {
		return "";
	}
}

/** @returns whether it is kept */
export function writeHealingDate(date: string): boolean {
	try {
		if (date) localStorage.setItem(dateKey, date);
		else localStorage.removeItem(dateKey);
		return true;
	} catch {
		return false;
	}
}
