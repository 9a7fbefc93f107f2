import { spawnSync } from "node:child_process";

export const systemdMissing = "systemd 250 or newer is not on this machine";

/** Since 250, a unit is judged without being installed. */
export function hasSystemd(): boolean {
	const { stdout } = spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" });
	return Number(/^systemd (\d+)/.exec(stdout ?? "")?.[1] ?? 0) >= 250;
}
