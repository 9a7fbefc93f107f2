import { statfs } from "node:fs/promises";
import { leavesRoom } from "../requests/files/file-store.server.ts";
import { type Finding, good, wrong } from "./finding.ts";

interface Disk {
	bavail: number;
	blocks: number;
	bsize: number;
	files: number;
	ffree: number;
}

const gigabyte = 1024 ** 3;

/** @param follows what comes of it when the disk is full */
export async function checkDisk(about: string, folder: string, follows: string): Promise<Finding> {
	const disk = await statfs(folder).catch(() => null);
	return disk
		? judgeDisk(about, folder, disk, follows)
		: wrong(about, `${folder} is not there.`, "Connect its disk, or correct the setting.");
}

export function judgeDisk(about: string, folder: string, disk: Disk, follows: string): Finding {
	const free = (disk.bavail * disk.bsize) / gigabyte;
	const says = `${free.toFixed(1)} GB is free on the disk with ${folder}.`;
	const remedy =
		"Remove what is not needed from that disk, such as old copies, or move to a larger one.";
	if (!leavesRoom(disk)) return wrong(about, `Only ${says} ${follows}`, remedy);
	// Some file systems make inodes as needed, and count none.
	if (disk.files > 0 && disk.ffree / disk.files < 0.05) {
		const left = `Only ${disk.ffree} more files fit where ${folder} is: its inodes are used up.`;
		return wrong(about, left, "Remove folders of many small files.", "du --inodes -x / | sort -n");
	}
	return good(about, says);
}
