import { isServed } from "../db/folder-lock.server.ts";
import { readRunning } from "../db/running.server.ts";
import { writeHost } from "../server/clients/addresses.server.ts";
import type { Config } from "../server/config.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

const about = "Site";
const start = "npm start";

/**
 * Looks from another process on the same machine.
 * @param isExpected there is a site that could run, and its public address does not answer either
 */
export async function checkRunning(config: Config, isExpected: boolean): Promise<Finding> {
	const { host, port, dataDir, databaseUrl, s3 } = config;
	const chosen = port === 0 ? readRunning(dataDir)?.address : null;
	const address = chosen ?? `http://${writeHost(host)}:${port}`;
	const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
		() => null,
	);
	const said = await answer?.json().catch(() => null);
	// With both, the site's processes may all be elsewhere, with folders of their own.
	const isOurs = (databaseUrl && s3) || isServed(dataDir);
	if (said?.status === "ready" && isOurs) return good(about, `It runs at ${address}.`);
	if (said?.message && isOurs)
		return wrong(about, said.message, "The log says why; usually the disk is full or damaged.");
	const says = `It does not run at ${address}${answer ? ": something else answers there" : ""}.`;
	return isExpected
		? wrong(
				about,
				says,
				"Start it. If it runs elsewhere, set HOST and PORT for this as well.",
				start,
			)
		: notice(about, says, "If it is to run here, start it.", start);
}
