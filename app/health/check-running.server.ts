import { writeHost } from "../server/clients/addresses.server.ts";
import type { Config } from "../server/config.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

const about = "Site";

/** From another process on the same machine. */
export async function checkRunning(config: Config): Promise<Finding> {
	const address = `http://${writeHost(config.host)}:${config.port}`;
	const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
		() => null,
	);
	if (!answer) return notice(about, `It does not run at ${address}.`, "npm start starts it.");
	if (answer.ok) return good(about, `It runs at ${address}.`);
	const { message = `It answers with ${answer.status}.` } = await answer.json().catch(() => ({}));
	return wrong(about, message, "The log says why; usually the disk is full or damaged.");
}
