import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCopyStatus } from "../copies/copy-status.server.ts";
import { type CopyStatus, findWarnings, sayNone, type WarningKind } from "../copies/say-copies.ts";
import type { Config } from "../server/config.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { type Finding, good, type Mend, notice, wrong } from "./finding.ts";

const about = "Copies";
const backup = "npm run backup -- FILE";
const week = 7 * 24 * 60 * 60 * 1000;

export function readCopies({ backupDir }: Config, site: string | null): Promise<CopyStatus> | null {
	return backupDir && site ? readCopyStatus(backupDir, site, null) : null;
}

/** @param copy its path, if one is known to have them */
export function sayRestoreFiles(copy: string | null): Mend {
	const folder = copy ? join(dirname(copy), "restored") : "FOLDER";
	return [
		"Restore a copy that has them, with DATA_DIR set to another, empty folder, without DATABASE_URL and the S3_ settings, and with BACKUP_KEY if there is one. Move them from there to the same place here, and remove that folder.",
		`DATA_DIR=${folder} npm run restore -- ${copy ?? "FILE"}`,
	];
}

const mends: Record<WarningKind, (status: CopyStatus) => Mend> = {
	trial: () => [
		"If BACKUP_KEY was changed, set the one that it was made with. Otherwise, keep the copies from before it in another place, too. The next one is tried as soon as it is made; if it fails as well, look at the disk of BACKUP_DIR and run the doctor.",
		"npm run doctor",
	],
	unsound: () => ["It was so when it was copied. The doctor names it.", "npm run doctor"],
	room: () => [
		"Remove something else from that disk, or move the folder to a larger one and start the site again. The site tries again every hour.",
	],
	late: () => ["Make one by hand: it says what is in the way.", backup],
	bucket: () => [
		"The site tries again every hour. Correct the BACKUP_S3_ settings if they are wrong, and start the site again.",
	],
	lost: ({ lost: { holders } }) =>
		holders[0]
			? sayRestoreFiles(holders[0].path)
			: ["Whoever sent them may have them still. The doctor names them.", "npm run doctor"],
};

export function judgeCopies(status: CopyStatus | null, now: number): Finding[] {
	if (!status) {
		const remedy =
			"Set BACKUP_DIR to a folder on another disk, and start the site again. Under systemd, ReadWritePaths has to name it as well; docs/server.md shows how.";
		return [notice(about, "The site makes no copies of itself.", remedy)];
	}
	const warnings = findWarnings(status, now);
	if (warnings.length > 0)
		return warnings.map(({ kind, says }) => wrong(about, says, ...mends[kind](status)));
	return [judgeLast(status, now)];
}

function judgeLast({ last, kept, droppedAt }: CopyStatus, now: number): Finding {
	if (!last) {
		const mend: Mend =
			kept === null
				? ["See that the disk of BACKUP_DIR is connected. The running site looks every hour."]
				: ["The running site makes one every day. This makes one at once:", backup];
		return notice(about, sayNone(kept), ...mend);
	}
	const says = `The last good copy is from ${sayMinute(last.at)}.`;
	if (droppedAt === null || Math.abs(now - Date.parse(droppedAt)) > week) return good(about, says);
	return notice(
		about,
		`${says} Older ones had to go early to make room: ${kept} are left.`,
		"Set BACKUP_DIR to a folder on a larger disk, and copies are kept for six months.",
	);
}

/** Leaves out the room of the site's own disk, which has a finding already. */
export async function checkDiskOfCopies(config: Config): Promise<Finding | Finding[]> {
	const { backupDir, backupS3, dataDir } = config;
	if (!backupDir) return [];
	const device = (folder: string) =>
		stat(folder).then(
			({ dev }) => dev,
			() => null,
		);
	const of = "Backup disk";
	const copies = await device(backupDir);
	if (copies === null || copies !== (await device(dataDir)))
		return checkDisk(of, backupDir, "There is little room for copies.");
	if (backupS3) return [];
	return notice(
		of,
		"The copies are on the same disk as the site: they would be lost with it, and take its room.",
		"Mount another disk at BACKUP_DIR, or let another machine fetch the newest copy every day.",
	);
}

function sayMinute(at: string): string {
	return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
