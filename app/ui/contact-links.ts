import { isMailbox } from "../server/mailbox.ts";

/** Opens the artist's own mail app. @returns null for an address that is unsafe to write to */
export function linkMail(
	email: string,
	letter?: Record<"subject" | "text", string>,
): string | null {
	if (!isMailbox(email)) return null;
	const address = `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
	if (!letter) return address;
	// RFC 6068 wants CRLF between lines.
	const body = encodeURIComponent(letter.text.replaceAll("\n", "\r\n"));
	return `${address}?subject=${encodeURIComponent(letter.subject)}&body=${body}`;
}

/** @returns what a phone can dial, or null: "after 5 pm" has digits too */
export function toDialable(typed: string | null): string | null {
	const number = (typed ?? "").replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
	return number.replace("+", "").length < 7 ? null : number;
}

/** Opens the artist's own message app. @returns null without a number to write to */
export function linkSms(phone: string | null, text: string): string | null {
	const number = toDialable(phone);
	// Older iPhones read the body only after `&`, everything else after `?`.
	return number && `sms:${number}?&body=${encodeURIComponent(text)}`;
}
