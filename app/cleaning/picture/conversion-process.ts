import { once } from "node:events";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { type Job, recode } from "./re-encode.ts";

/**
 * The process in which pictures of strangers are decoded, one at a time. Whatever they do to it, the
 * site goes on: it ends itself when it needs too much memory, and is ended when it takes too long.
 */
const mostMegabytes = Number(process.argv[2]);

// A decoder at work answers nobody, so that a thread of its own keeps watch.
const watch = new Worker(
	`setInterval(() => {
		if (process.memoryUsage.rss() > ${mostMegabytes * 1024 ** 2}) process.kill(process.pid, "SIGKILL");
	}, 20);`,
	{ eval: true },
);

setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

// Nothing is decoded before it is watched.
await once(watch, "online");
watch.unref();

process.on("message", async (job: Job) => {
	try {
		process.send?.({ fault: await recode(job) });
	} catch (error) {
		const code = findSystemFault(error);
		process.send?.(code ? { code } : { fault: "damaged" });
	}
});
process.on("disconnect", () => process.exit());

/** @returns what the system refused, when it was no fault of the picture's; sharp says so in words only */
function findSystemFault(error: unknown): string | undefined {
	const { code = "" } = error as { code?: string };
	if (["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"].includes(code)) return code;
	const text = String(error);
	if (text.includes("No space left on device")) return "ENOSPC";
	return text.includes("Disk quota exceeded") ? "EDQUOT" : undefined;
}
