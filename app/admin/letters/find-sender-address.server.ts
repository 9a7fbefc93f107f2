import type { Config } from "../../server/config.server.ts";
import { readSender } from "../../server/mailbox.ts";

/** @returns the address that letters come from, and return to; null without a mail server */
export function findSenderAddress({ smtpUrl, mailFrom }: Config): string | null {
	return smtpUrl ? (readSender(mailFrom ?? "")?.address ?? null) : null;
}
