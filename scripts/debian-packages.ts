import { spawnSync } from "node:child_process";

export function installPackages(...names: string[]): void {
	const quiet = {
		stdio: "ignore",
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	} as const;
	spawnSync("apt-get", ["update", "-qq"], quiet);
	spawnSync("apt-get", ["install", "-y", "-qq", ...names], quiet);
}
