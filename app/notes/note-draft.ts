const draftKey = "thankYouMessage";

/** A note that was begun and not sent. Storage may be full or forbidden: then there is no draft. */
export function readDraft(): string {
	try {
		return localStorage.getItem(draftKey) ?? "";
	} catch {
		return "";
	}
}

export function writeDraft(message: string): void {
	try {
		if (message) localStorage.setItem(draftKey, message);
		else localStorage.removeItem(draftKey);
	} catch {
		// What cannot be kept still stands in the box.
	}
}
