import { findSystemFault, obeyLimits } from "../cleaning/picture/obey-limits.ts";
import { makePhoto, type PhotoJob } from "./make-photo.ts";

await obeyLimits();

process.on("message", async (job: PhotoJob) => {
	try {
		process.send?.(await makePhoto(job));
	} catch (error) {
		const code = findSystemFault(error);
		process.send?.(code ? { code } : { problem: "This photo could not be read to its end." });
	}
});
