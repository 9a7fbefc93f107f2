import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readMemory } from "./process-figures.ts";

const root = join(import.meta.dirname, "../..");

export interface CopyRun {
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
	const child = spawn(process.execPath, [join(root, `scripts/${what}.ts`), ...named], {
		cwd: root,
		env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
	});
	let [text, megabytes] = ["", 0];
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (bytes: Buffer) => {
			text += bytes.toString();
		});
	}
	const watch = setInterval(() => {
		megabytes = Math.max(megabytes, readMemory(child.pid ?? 0).peak);
	}, 50);
	const done = once(child, "exit").then(([code]) => {
		clearInterval(watch);
		return { code, text: text.trim(), ms: performance.now() - began, megabytes };
	});
	return { child, done };
}
