import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

interface Check {
	name: string;
	commands: string[][];
	folder?: string;
}

const siteChecks: Check[] = [
	{
		name: "types",
		commands: [["@react-router/dev/bin.cjs", "typegen"], ["typescript/bin/tsc"]],
	},
	{
		name: "lint and format",
		commands: [["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]],
	},
];

export function runChecks(checks = siteChecks): { name: string; ok: boolean }[] {
	return checks.map(({ name, commands, folder = "." }) => {
		const ok = commands.every(([tool = "", ...args]) => {
			const done = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], {
				cwd: join(root, folder),
				encoding: "utf8",
			});
			if (done.status !== 0) console.error(`${done.stdout}${done.stderr}`);
			return done.status === 0;
		});
		console.log(`${ok ? "ok" : "NOT OK"}: ${name}`);
		return { name, ok };
	});
}
