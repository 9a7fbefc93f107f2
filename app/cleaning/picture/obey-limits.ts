import { once } from "node:events";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { lowerPriority } from "../../server/lower-priority.server.ts";

/** In a process for pictures: it gives way to others, kills itself beyond its memory limit, and ends with its parent. */
export async function obeyLimits(): Promise<void> {
	const mostMegabytes = Number(process.argv[2]);
	// A decoder blocks the event loop, so a thread watches the memory.
	const watch = new Worker(
		`setInterval(() => {
			if (process.memoryUsage.rss() > ${mostMegabytes * 1024 ** 2}) process.kill(process.pid, "SIGKILL");
		}, 20);`,
		{ eval: true },
	);
	lowerPriority();
	sharp.concurrency(1);
	sharp.cache(false);
	process.on("disconnect", () => process.exit());
	await once(watch, "online");
	watch.unref();
}

/** @returns the error code when the disk or the system failed, not the picture; sharp only has a message */
export function findSystemFault(error: unknown): string | undefined {
	const { code = "" } = error as { code?: string };
	if (["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"].includes(code)) return code;
	const text = String(error);
	if (text.includes("No space left on device")) return "ENOSPC";
	return text.includes("Disk quota exceeded") ? "EDQUOT" : undefined;
}
