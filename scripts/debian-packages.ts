import { spawnSync } from "node:child_process";

/** Installs packages of the distribution, where that is Debian and we are root; elsewhere does nothing. */
export function installPackages(...names: string[]): void {
	const quiet = {
		stdio: "ignore",
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	} as const;
	spawnSync("apt-get", ["update", "-qq"], quiet);
	spawnSync("apt-get", ["install", "-y", "-qq", ...names], quiet);
}
