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
	const address = `http://${writeHost(config.host)}:${config.port}`;
	const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
		() => null,
	);
	if (!answer) {
		const says = `It does not run at ${address}.`;
		return isExpected
			? wrong(
					about,
					says,
					"Start it. If it runs elsewhere, set HOST and PORT for this as well.",
					start,
				)
			: notice(about, says, "If it is to run here, start it.", start);
	}
	if (answer.ok) return good(about, `It runs at ${address}.`);
	const { message = `It answers with ${answer.status}.` } = await answer.json().catch(() => ({}));
	return wrong(about, message, "The log says why; usually the disk is full or damaged.");
}
