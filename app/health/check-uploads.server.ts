import { mostBytes } from "../requests/files/file-kinds.ts";
import type { Limits } from "../server/clients/limits.server.ts";
import { type Finding, wrong } from "./finding.ts";

/** Only the running site knows it. */
export async function checkUploads(limits: Pick<Limits, "sayQuotaWait">): Promise<Finding[]> {
	const wait = await limits.sayQuotaWait(mostBytes.video);
	if (!wait) return [];
	return [
		wrong(
			"Uploads",
			`Nearly as many files have arrived within a day as the site takes. Larger ones are refused for another ${wait}.`,
			"Nothing has to be done: requests still arrive without files, and clients can add them later on their page.",
		),
	];
}
