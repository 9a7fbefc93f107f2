import { findSystemFault, obeyLimits } from "./obey-limits.ts";
import { type Job, reEncode } from "./re-encode.ts";

// Decodes untrusted pictures, one at a time; it is killed on timeout.
await obeyLimits();

process.on("message", async (job: Job) => {
	try {
		process.send?.({ fault: await reEncode(job) });
	} catch (error) {
		const code = findSystemFault(error);
		process.send?.(code ? { code } : { fault: "damaged" });
	}
});
