import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

export interface Attempt {
	child: ChildProcess;
	address(): string | null;
	output(): string;
	settled(): Promise<boolean>;
	end(signal: NodeJS.Signals): Promise<void>;
}

export function attemptStart(dataDir: string): Attempt {
	const child = spawn(process.execPath, [join(root, "server.ts")], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (bytes: Buffer) => {
			text += bytes.toString();
		});
	}
	const closed = once(child, "close");
	const address = () => /Linework is at (http:\/\/[^/\s]+)\//.exec(text)?.[1] ?? null;
	const isOver = () => child.exitCode !== null || child.signalCode !== null;
	return {
		child,
		address,
		output: () => text,
		async settled() {
			while (!address() && !isOver()) await wait(5);
			if (!address()) await closed;
			return address() !== null;
		},
		async end(signal) {
			if (!isOver()) child.kill(signal);
			await closed;
		},
	};
}
