import { toDialable } from "../../ui/contact-links.ts";

/** For the message app of the artist's phone. @returns null without a number to write to */
export function addressMessage(phone: string | null, text: string): string | null {
	const number = toDialable(phone);
	// Older iPhones read the body only after `&`, everything else after `?`.
	return number && `sms:${number}?&body=${encodeURIComponent(text)}`;
}
