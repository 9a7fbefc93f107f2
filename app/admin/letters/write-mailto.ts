import { isMailbox } from "../../server/mailbox.ts";

interface Parts {
	recipient: string;
	subject: string;
	text: string;
}

/** Opens the letter in the artist's own mail app. @returns null for an address that is unsafe to write to */
export function writeMailto({ recipient, subject, text }: Parts): string | null {
	if (!isMailbox(recipient)) return null;
	const to = encodeURIComponent(recipient).replace("%40", "@");
	const body = text.replace(/\n/g, "\r\n");
	return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
