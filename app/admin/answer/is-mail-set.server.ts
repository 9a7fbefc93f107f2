import type { Config } from "../../server/config.server.ts";

/** Whether the site sends letters itself. */
export function isMailSet(config: Config & { smtpUrl?: string | null }): boolean {
	return Boolean(config.smtpUrl);
}
