import type { ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followCommand } from "../scripts/follow-command.ts";

const root = join(import.meta.dirname, "..");

export interface SiteProcess {
	address: string;
	child: ChildProcess;
	readyAfter: number;
	output(): string;
	/** Signals the whole process group. @returns exit code, or null when a signal ended it */
	end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
	dataDir: string;
	env?: Record<string, string>;
	/** A command that runs the site's command, such as a tracer. */
	under?: string[];
	port?: number;
}

/** For every command. A short one spends a third of its time on stripping types and compiling, hence the cache. */
export function commandEnv(): NodeJS.ProcessEnv {
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	return { PATH, NODE_COMPILE_CACHE };
}

export function makeDataDir(): Promise<string> {
	return mkdtemp(join(tmpdir(), "linework-process-"));
}

/** Needs a build. */
export async function startProcess(options: ProcessOptions): Promise<SiteProcess> {
	const began = performance.now();
	// As scripts/run.mjs does.
	const args = ["--max-semi-space-size=8", join(root, "build/server/start.js")];
	const { child, ended, output } = followCommand(args, {
		cwd: root,
		under: options.under,
		// A group of its own, so that a signal reaches only this site.
		detached: true,
		env: {
			...commandEnv(),
			NODE_ENV: "production",
			MALLOC_ARENA_MAX: "1",
			PORT: String(options.port ?? 0),
			DATA_DIR: options.dataDir,
			...options.env,
		},
	});
	const end = async (signal: NodeJS.Signals) => {
		if (child.pid && child.exitCode === null && child.signalCode === null)
			process.kill(-child.pid, signal);
		return ended;
	};
	try {
		const address = await waitForAddress(child, output);
		await waitUntilReady(address);
		return { address, child, readyAfter: performance.now() - began, output, end };
	} catch (error) {
		await end("SIGKILL");
		throw error;
	}
}

async function waitForAddress(child: ChildProcess, read: () => string): Promise<string> {
	const deadline = Date.now() + 20_000;
	while (Date.now() < deadline && child.exitCode === null) {
		const found = /Linework is at (http:\/\/[^/\s]+)\//.exec(read())?.[1];
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	throw new Error(`The site did not start: ${read()}`);
}

async function waitUntilReady(address: string): Promise<void> {
	const deadline = Date.now() + 10_000;
	while (Date.now() < deadline) {
		const answer = await fetch(`${address}/readyz`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	throw new Error("The site did not get ready");
}

export async function verify(
	dataDir: string,
	env: Record<string, string> = {},
): Promise<{ code: number | null; text: string }> {
	const { ended, output } = followCommand([join(root, "scripts/verify.ts")], {
		cwd: root,
		env: { ...commandEnv(), DATA_DIR: dataDir, ...env },
	});
	return { code: await ended, text: output() };
}
