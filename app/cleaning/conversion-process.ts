import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { type Job, recode } from "./recode.ts";

/**
 * The process in which pictures of strangers are decoded, one at a time. Whatever they do to it, the
 * site goes on: it ends itself when it needs too much memory, and is ended when it takes too long.
 */
const mostMegabytes = Number(process.argv[2]);

// A decoder at work answers nobody, so that a thread of its own keeps watch.
new Worker(
	`setInterval(() => {
		if (process.memoryUsage.rss() > ${mostMegabytes * 1024 ** 2}) process.kill(process.pid, "SIGKILL");
	}, 20);`,
	{ eval: true },
).unref();

setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (job: Job) => {
	try {
		await recode(job);
		process.send?.({ ok: true });
	} catch (error) {
		process.send?.({ ok: false, reason: String(error) });
	}
});
process.on("disconnect", () => process.exit());
