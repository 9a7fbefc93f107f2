import { once } from "node:events";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { type Job, reEncode } from "./re-encode.ts";

// Decodes untrusted pictures, one at a time: kills itself beyond its memory limit, is killed on timeout.
const mostMegabytes = Number(process.argv[2]);

// A decoder blocks the event loop, so a thread watches the memory.
const watch = new Worker(
	`setInterval(() => {
		if (process.memoryUsage.rss() > ${mostMegabytes * 1024 ** 2}) process.kill(process.pid, "SIGKILL");
	}, 20);`,
	{ eval: true },
);

setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

await once(watch, "online");
watch.unref();

process.on("message", async (job: Job) => {
	try {
		process.send?.({ fault: await reEncode(job) });
	} catch (error) {
		const code = findSystemFault(error);
		process.send?.(code ? { code } : { fault: "damaged" });
	}
});
process.on("disconnect", () => process.exit());

/** @returns the error code when the disk or the system failed, not the picture; sharp only has a message */
function findSystemFault(error: unknown): string | undefined {
	const { code = "" } = error as { code?: string };
	if (["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"].includes(code)) return code;
	const text = String(error);
	if (text.includes("No space left on device")) return "ENOSPC";
	return text.includes("Disk quota exceeded") ? "EDQUOT" : undefined;
}
