/** For comparing. */
export function normalizeEmail(text: string): string {
	return text.normalize("NFKC").trim().toLowerCase();
}

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const invalidEmail = "Please enter a valid email address.";
