/** For comparing. Mail programs copy an address with brackets around it. */
export function normalizeEmail(text: string): string {
	return text
		.normalize("NFKC")
		.trim()
		.toLowerCase()
		.replace(/^<(.+)>$/, "$1");
}

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const invalidEmail = "Please enter a valid email address.";
