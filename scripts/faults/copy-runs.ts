import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { followCommand } from "../follow-command.ts";
import { readMemory } from "./process-figures.ts";

const root = join(import.meta.dirname, "../..");

interface CopyRun {
	child: ChildProcess;
	/** @returns null as the code of a killed one */
	done: Promise<{ code: number | null; text: string; ms: number; megabytes: number }>;
}

/** The npm command of that name, as a process of its own. */
export function runCopy(
	what: "backup" | "restore" | "export" | "import",
	file: string,
	dataDir: string,
	env: Record<string, string> = {},
): CopyRun {
	const began = performance.now();
	const named = what === "export" ? ["--site", file] : [file];
	const { child, ended, output } = followCommand([join(root, `scripts/${what}.ts`), ...named], {
		cwd: root,
		env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
	});
	let megabytes = 0;
	const watch = setInterval(() => {
		megabytes = Math.max(megabytes, readMemory(child.pid ?? 0).peak);
	}, 50);
	const done = ended.then((code) => {
		clearInterval(watch);
		return { code, text: output().trim(), ms: performance.now() - began, megabytes };
	});
	return { child, done };
}
