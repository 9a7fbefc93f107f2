import { normalizeEmail } from "../ui/email-address.ts";

/**
 * Narrower than the standard: no quotes, comments, groups, lists or IP addresses, whose readings differ from server to
 * server.
 * A text that passes is one address and nothing else.
 */
const mailbox =
	/^(?=.{3,254}$)(?!.*\.\p{N}+$)(?=[^@]{1,64}@)[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

export function isMailbox(text: string): boolean {
	return mailbox.test(text);
}

/** @param text `studio@example.com` or `Studio <studio@example.com>` */
export function readSender(text: string): { name: string; address: string } | null {
	const [, name = "", address = text] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
	return isMailbox(address.trim()) ? { name: name.trim(), address: address.trim() } : null;
}

/** For comparing: to large mail providers, `a.b+1@example.com` and `AB@example.com` are the same mailbox. */
export function foldMailbox(text: string): string {
	const [name = "", host] = normalizeEmail(text).split("@");
	return `${name.replace(/\+.*/, "").replaceAll(".", "")}@${host}`;
}
