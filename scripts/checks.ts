import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

const checks: { name: string; commands: string[][] }[] = [
	{
		name: "types",
		commands: [
			["node_modules/@react-router/dev/bin.cjs", "typegen"],
			["node_modules/typescript/bin/tsc"],
		],
	},
	{ name: "lint and format", commands: [["node_modules/@biomejs/biome/bin/biome", "check", "."]] },
];

/** Runs what can be said of the source without running it; prints what does not hold. */
export function runChecks(): { name: string; ok: boolean }[] {
	return checks.map(({ name, commands }) => {
		const ok = commands.every((command) => {
			const done = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
			if (done.status !== 0) console.error(`${done.stdout}${done.stderr}`);
			return done.status === 0;
		});
		console.log(`${ok ? "ok" : "NOT OK"}: ${name}`);
		return { name, ok };
	});
}
