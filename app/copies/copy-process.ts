import { setPriority } from "node:os";
import { listCopies, readTried } from "./copy-folder.server.ts";
import { type DailyCopy, makeDailyCopy } from "./daily-copy.server.ts";
import type { CopyStatus } from "./say-copies.ts";

process.umask(0o077);
setPriority(10);
process.on("disconnect", () => process.exit());

process.on("message", async (job: DailyCopy) => {
	const problem = await makeDailyCopy(job).then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	const [last = null] = await listCopies(job.folder, job.site).catch(() => []);
	const status: CopyStatus = { last, tried: await readTried(job.folder, job.site), problem };
	process.send?.(status, () => process.disconnect?.());
});
