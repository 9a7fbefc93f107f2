import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { leaveLock, takeLock } from "../set-up-lock.mjs";
import { NotUpgraded } from "./not-upgraded.ts";

const root = join(import.meta.dirname, "../..");
const beside = join(root, "build/.upgrade");
const previous = join(root, "build/.previous");
/** What a start would otherwise install and build first. */
const made = ["node_modules", "build/client", "build/server", "build/.made-from"];

export interface Versions {
	old: string;
	next: string;
}

/** @returns null when there is nothing newer @throws NotUpgraded */
export function fetchVersions(): Versions | null {
	if (git("status", "--porcelain", "--untracked-files=no"))
		throw new NotUpgraded("Files of the code were changed here. Undo that first, or git stash.");
	const old = git("rev-parse", "HEAD");
	git("fetch", "--quiet");
	const next = git("rev-parse", "@{upstream}");
	if (git("merge-base", "HEAD", next) !== old)
		throw new NotUpgraded("The code here has commits that the new version has not.");
	return next === old ? null : { old, next };
}

/** Beside the running site, which goes on. @returns its folder @throws NotUpgraded */
export async function buildBeside({ next }: Versions): Promise<string> {
	removeBeside();
	git("worktree", "add", "--quiet", "--detach", beside, next);
	const child = spawn(process.execPath, ["scripts/run.mjs", "build"], {
		cwd: beside,
		stdio: "inherit",
	});
	const [code] = await once(child, "exit");
	if (code !== 0) throw new NotUpgraded("The new version could not be built.");
	return beside;
}

export function removeBeside(): void {
	rmSync(beside, { recursive: true, force: true });
	git("worktree", "prune");
}

export function switchTo({ next }: Versions): Promise<void> {
	return withSetUpLock(() => {
		// First, since a file that lies in its way refuses it.
		git("merge", "--quiet", "--ff-only", next);
		rmSync(previous, { recursive: true, force: true });
		move(root, previous);
		move(beside, root);
	});
}

export function switchBack({ old }: Versions): Promise<void> {
	return withSetUpLock(() => {
		move(root, beside);
		move(previous, root);
		git("reset", "--quiet", "--hard", old);
	});
}

/** A start that finds neither packages nor build would make them anew; it waits instead, and then finds them. */
async function withSetUpLock(work: () => void): Promise<void> {
	await takeLock(join(root, "build"), () => {});
	try {
		work();
	} finally {
		leaveLock(join(root, "build"));
	}
}

export function forgetPrevious(): void {
	rmSync(previous, { recursive: true, force: true });
}

function move(from: string, to: string): void {
	for (const part of made) {
		mkdirSync(dirname(join(to, part)), { recursive: true });
		renameSync(join(from, part), join(to, part));
	}
}

function git(...args: string[]): string {
	try {
		return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
	} catch (error) {
		const { stderr = "", message } = error as Error & { stderr?: string };
		throw new NotUpgraded(`git says: ${stderr.trim() || message}`);
	}
}
