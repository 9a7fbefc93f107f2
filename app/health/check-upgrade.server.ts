import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../server/config.server.ts";
import { type Finding, wrong } from "./finding.ts";

/** One that is under way has the same files. */
const longestMs = 60 * 60 * 1000;

/** Looks for what an upgrade that was killed has left, which nothing else removes. */
export async function checkUpgrade({ dataDir, backupDir }: Config): Promise<Finding[]> {
	const places = [
		...["before-upgrade.db", "upgrading"].map((name) => join(dataDir, name)),
		...(backupDir ? [join(backupDir, "before-upgrade.tar")] : []),
	];
	const left: string[] = [];
	for (const path of places) {
		const found = await stat(path).catch(() => null);
		if (found && Date.now() - found.mtimeMs > longestMs) left.push(path);
	}
	if (left.length === 0) return [];
	return [
		wrong(
			"Upgrade",
			"An upgrade was cut short and has left the site as it was before. Whoever is erased stays in it.",
			"If the site is well, remove that. If it is not, docs/server.md says how to go back.",
			`rm -r ${left.join(" ")}`,
		),
	];
}
