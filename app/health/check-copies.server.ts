import { readCopyStatus } from "../copies/copy-folder.server.ts";
import { type CopyStatus, findWarning } from "../copies/say-copies.ts";
import type { Config } from "../server/config.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

const about = "Copies";
const backup = "npm run backup -- FILE";

export function readCopies({ backupDir }: Config, site: string | null): Promise<CopyStatus> | null {
	return backupDir && site ? readCopyStatus(backupDir, site, null) : null;
}

export function judgeCopies(status: CopyStatus | null, now: number): Finding {
	if (!status) {
		return notice(
			about,
			"The site makes no copies of itself.",
			"Set BACKUP_DIR to a folder on another disk, and start the site again.",
		);
	}
	const warning = findWarning(status, now);
	if (warning) {
		return wrong(about, warning, "Make one by hand; it will tell you what’s wrong.", backup);
	}
	const { last } = status;
	if (last) return good(about, `The last good copy is from ${sayMinute(last.at)}.`);
	return notice(
		about,
		"There is no copy yet.",
		"The running site makes one every day. This makes one at once:",
		backup,
	);
}

function sayMinute(at: string): string {
	return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
