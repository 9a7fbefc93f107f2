import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Finding } from "./finding.ts";

/** The place that docs/server.md gives it. */
const unit = "/etc/systemd/system/linework.service";
const npm = /^(?:DATA_DIR=(\S+) )?npm (?:run )?(\w+)(?: -- (.+))?$/;

/**
 * @param command as the README has it: where the settings say otherwise, it would work on another site, or start one
 * @returns one for this site
 */
export function writeCommand(
	command: string,
	{ dataDir }: { dataDir: string },
	isService = existsSync(unit),
): string {
	const [, side, name, rest] = npm.exec(command) ?? [];
	if (!name || name === "ci") return command;
	const code = process.cwd();
	const folder = side ?? dataDir;
	if (!isService)
		return folder === resolve(code, "data")
			? command
			: `DATA_DIR=${folder} ${command.replace(/^DATA_DIR=\S+ /, "")}`;
	if (name === "start") return "systemctl start linework";
	return [
		`cd ${code} && systemd-run --pipe --wait --uid=linework`,
		// A folder beside the site gets a copy's files, whatever the site itself keeps its data in.
		side ? "--setenv=BACKUP_KEY" : "--property=EnvironmentFile=/etc/linework.env",
		`--setenv=DATA_DIR=${folder} --working-directory=${code}`,
		`node scripts/run.mjs ${name}`,
		...(rest ? [rest] : []),
	].join(" ");
}

export function writeFinding(finding: Finding, place: { dataDir: string }): Finding {
	const { command } = finding;
	return command ? { ...finding, command: writeCommand(command, place) } : finding;
}
