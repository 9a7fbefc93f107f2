import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, statfsSync } from "node:fs";
import { promisify } from "node:util";
import type { SiteProcess } from "../../test/processes.ts";
import type { SiteRun } from "./run-site.ts";

export interface SmallDisk {
	site: SiteProcess;
	/** The site's data folder as everybody else reaches it: the disk is mounted for the site alone. */
	dataDir: string;
	/** Bytes that are taken. */
	used(): number;
	/** Copies what is on the disk to the folder of that name outside, where SQLite and the check find it. */
	copyOut(): void;
	/** Makes the disk so large that this many bytes are free; at least a page. */
	leave(bytes: number): Promise<void>;
}

const run = promisify(execFile);

/** Others than root get a name space in which they may mount. */
const asRoot = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];

export const mountsMissing = "this machine does not let a process mount a disk of its own";

export function canMount(): boolean {
	const command = "mount -t tmpfs -o size=1m tmpfs /mnt";
	const args = [...asRoot, "--mount", "sh", "-c", command];
	return spawnSync("unshare", args, { stdio: "ignore" }).status === 0;
}

/**
 * Starts the site on a disk in memory whose size can be changed while it runs. The mount belongs to the
 * process and goes with it.
 */
export async function startOnSmallDisk({ dataDir, start }: SiteRun): Promise<SmallDisk> {
	mkdirSync(dataDir, { recursive: true });
	const script = 'mount -t tmpfs -o size=1g,mode=0700 tmpfs "$DATA_DIR" && exec "$@"';
	const site = await start({
		under: ["unshare", ...asRoot, "--mount", "sh", "-c", script, "sh"],
	});
	const pid = String(site.child.pid);
	const seen = `/proc/${pid}/root${dataDir}`;
	const used = () => {
		const { blocks, bfree, bsize } = statfsSync(seen);
		return (blocks - bfree) * bsize;
	};
	const into = [
		"--target",
		pid,
		"--mount",
		...(asRoot.length > 0 ? ["--user", "--preserve-credentials"] : []),
	];
	const resize = async (bytes: number): Promise<string> => {
		const remount = ["mount", "-o", `remount,size=${bytes},mode=0700`, dataDir];
		return run("nsenter", [...into, ...remount]).then(() => "", String);
	};
	return {
		site,
		dataDir: seen,
		used,
		copyOut() {
			const { status } = spawnSync("cp", ["-a", `${seen}/.`, dataDir]);
			if (status !== 0) throw new Error("the disk could not be copied");
		},
		async leave(bytes) {
			// What is written between the look and the change makes it too small, which is refused.
			let said = "";
			for (let tries = 0; tries < 50; tries += 1) {
				said = await resize(used() + Math.max(4096, bytes));
				if (!said) return;
			}
			throw new Error(`the disk could not be made smaller: ${said}`);
		},
	};
}
