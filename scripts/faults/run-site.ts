import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProcessOptions, type SiteProcess, startProcess } from "../../test/processes.ts";

export interface SiteRun {
	/** Inside a folder of its own, so that files written beside it are noticed. */
	dataDir: string;
	start(options?: Partial<ProcessOptions>): Promise<SiteProcess>;
}

const starting = new Set<Promise<SiteProcess>>();
const running = new Set<SiteProcess>();
const endings = new Set<() => void>();

/**
 * Registers the cleanup of an interrupted run: of its programs and folders.
 * @returns forgets it, when it has ended as it should
 */
export function endOnSignal(end: () => void): () => void {
	endings.add(end);
	return () => void endings.delete(end);
}

export async function withSite<T>(work: (run: SiteRun) => Promise<T>): Promise<T> {
	const outer = await mkdtemp(join(tmpdir(), "linework-faults-"));
	const forget = endOnSignal(() => removeFolder(outer));
	const dataDir = join(outer, "data");
	const mine: SiteProcess[] = [];
	try {
		return await work({
			dataDir,
			async start(options = {}) {
				const started = startProcess({ dataDir, ...options });
				starting.add(started);
				const site = await started.finally(() => starting.delete(started));
				mine.push(site);
				running.add(site);
				site.child.once("exit", () => running.delete(site));
				return site;
			},
		});
	} finally {
		for (const site of mine) await site.end("SIGKILL");
		await rm(outer, { recursive: true, force: true });
		forget();
	}
}

export async function endAll(): Promise<void> {
	for (const started of await Promise.allSettled(starting)) {
		if (started.status === "fulfilled") running.add(started.value);
	}
	endRunning();
}

export function endRunning(): void {
	for (const { child } of running) {
		if (child.pid && child.exitCode === null && child.signalCode === null) {
			process.kill(-child.pid, "SIGKILL");
		}
	}
	for (const end of [...endings].reverse()) end();
	endings.clear();
}

/** Those that were just killed may still write into it. */
export function removeFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
