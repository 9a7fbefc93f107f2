import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { followCommand } from "../follow-command.ts";

const root = join(import.meta.dirname, "../..");

export interface Attempt {
	child: ChildProcess;
	address(): string | null;
	output(): string;
	settled(): Promise<boolean>;
	end(signal: NodeJS.Signals): Promise<void>;
}

export function attemptStart(dataDir: string): Attempt {
	const { child, ended, output } = followCommand([join(root, "build/server/start.js")], {
		cwd: root,
		env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
	});
	const address = () => /Linework is at (http:\/\/[^/\s]+)\//.exec(output())?.[1] ?? null;
	const isOver = () => child.exitCode !== null || child.signalCode !== null;
	return {
		child,
		address,
		output,
		async settled() {
			while (!address() && !isOver()) await wait(5);
			if (!address()) await ended;
			return address() !== null;
		},
		async end(signal) {
			if (!isOver()) child.kill(signal);
			await ended;
		},
	};
}
