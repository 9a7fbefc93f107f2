import { setPriority } from "node:os";
import { readCopyStatus } from "./copy-folder.server.ts";
import { type DailyCopy, makeDailyCopy } from "./daily-copy.server.ts";

process.umask(0o077);
setPriority(10);
process.on("disconnect", () => process.exit());

process.on("message", async (job: DailyCopy) => {
	const problem = await makeDailyCopy(job).then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	const status = await readCopyStatus(job.folder, job.site, problem);
	process.send?.(status, () => process.disconnect?.());
});
