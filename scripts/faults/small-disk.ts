import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, statfsSync } from "node:fs";
import { promisify } from "node:util";
import type { SiteProcess } from "../../test/processes.ts";
import type { SiteRun } from "./run-site.ts";

export interface SmallDisk {
	site: SiteProcess;
	/** Path through `/proc`, because the disk is mounted only in the site's mount namespace. */
	dataDir: string;
	used(): number;
	copyOut(): void;
	/** Resizes the disk so that this many bytes are free, at least one page. */
	leave(bytes: number): Promise<void>;
}

const run = promisify(execFile);

/** Mounting without root needs a user namespace. */
const asRoot = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];

export const mountsMissing = "this machine does not let a process mount a disk of its own";

export function canMount(): boolean {
	const command = "mount -t tmpfs -o size=1m tmpfs /mnt";
	const args = [...asRoot, "--mount", "sh", "-c", command];
	return spawnSync("unshare", args, { stdio: "ignore" }).status === 0;
}

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
			// A write between `used()` and the resize makes the new size too small; tmpfs refuses it, so retry.
			let said = "";
			for (let tries = 0; tries < 50; tries += 1) {
				said = await resize(used() + Math.max(4096, bytes));
				if (!said) return;
			}
			throw new Error(`the disk could not be made smaller: ${said}`);
		},
	};
}
