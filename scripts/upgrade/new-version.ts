import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { leaveLock, takeLock } from "../set-up-lock.mjs";
import { NotUpgraded } from "./not-upgraded.ts";

/** Without these, a start would first install and build. */
const made = ["node_modules", "build/client", "build/server", "build/.made-from"];
const besideIn = (root: string) => join(root, "build/.upgrade");
const previousIn = (root: string) => join(root, "build/.previous");
const outsideContent = ["--", ".", ":!content"];

export interface Versions {
	/** With what was changed in `content/`. */
	old: string;
	/** The newest one, with that as well. */
	next: string;
}

/**
 * Puts the newest version beside the code at `root`, with the artist's changes of `content/` in it.
 * @returns null when there is nothing newer @throws NotUpgraded
 */
export function fetchVersions(root: string): Versions | null {
	removeBeside(root);
	const git = gitIn(root);
	if (git("status", "--porcelain", "--untracked-files=no", ...outsideContent)) {
		throw new NotUpgraded(
			"Files of the code outside content/ were changed here. Undo that first, or git stash.",
		);
	}
	git("fetch", "--quiet");
	const newest = git("rev-parse", "@{upstream}");
	const shared = git("merge-base", "HEAD", newest);
	if (shared === newest) return null;
	if (git("diff", "--name-only", shared, "HEAD", ...outsideContent)) {
		throw new NotUpgraded(
			"The code here has commits outside content/ that the new version has not.",
		);
	}
	if (git("status", "--porcelain", "--", "content")) {
		git("add", "--all", "--", "content");
		git("commit", "--quiet", "--no-verify", "--message", "What was changed in content/");
		console.log("What was changed in content/ is committed.");
	}
	const old = git("rev-parse", "HEAD");
	return { old, next: mergeBeside(root, { old, newest }) };
}

/** Makes packages and build of the new version, beside the running site. @returns its folder @throws NotUpgraded */
export async function buildBeside(root: string): Promise<string> {
	const cwd = besideIn(root);
	const child = spawn(process.execPath, ["scripts/run.mjs", "build"], { cwd, stdio: "inherit" });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new NotUpgraded("The new version could not be built.");
	return cwd;
}

export function removeBeside(root: string): void {
	rmSync(besideIn(root), { recursive: true, force: true });
	gitIn(root)("worktree", "prune");
}

export function switchTo(root: string, { next }: Versions): Promise<void> {
	return withSetUpLock(root, () => {
		// Going back would undo it.
		if (gitIn(root)("status", "--porcelain", "--untracked-files=no"))
			throw new NotUpgraded("Files were changed here meanwhile. Upgrade again.");
		// First, since a file that lies in its way refuses it.
		gitIn(root)("merge", "--quiet", "--ff-only", next);
		forgetPrevious(root);
		move(root, previousIn(root));
		move(besideIn(root), root);
	});
}

/** By the holder of the set-up lock. */
export function switchBack(root: string, { old }: Versions): void {
	move(root, besideIn(root));
	move(previousIn(root), root);
	gitIn(root)("reset", "--quiet", "--hard", old);
}

/** Meanwhile a start waits, and then finds the code whole. */
export async function withSetUpLock<T>(root: string, work: () => T | Promise<T>): Promise<T> {
	await takeLock(join(root, "build"), () => {});
	try {
		return await work();
	} finally {
		leaveLock(join(root, "build"));
	}
}

export function forgetPrevious(root: string): void {
	rmSync(previousIn(root), { recursive: true, force: true });
}

function mergeBeside(root: string, { old, newest }: { old: string; newest: string }): string {
	gitIn(root)("worktree", "add", "--quiet", "--detach", besideIn(root), old);
	const git = gitIn(besideIn(root));
	try {
		git("merge", "--quiet", "--ff", "--no-edit", "--no-verify", newest);
	} catch (error) {
		const files = git("diff", "--name-only", "--diff-filter=U");
		if (!files) throw error;
		throw new NotUpgraded(
			`You and the new version changed the same lines of ${files.split("\n").join(", ")}. Make that file what the new version has (git checkout @{upstream} -- FILE), change words on the desk instead, and upgrade again.`,
		);
	}
	return git("rev-parse", "HEAD");
}

function move(from: string, to: string): void {
	for (const part of made) {
		mkdirSync(dirname(join(to, part)), { recursive: true });
		renameSync(join(from, part), join(to, part));
	}
}

function gitIn(cwd: string): (...args: string[]) => string {
	// A server's user has no name in git, and no key to sign with.
	const own = ["user.name=Linework", "user.email=linework@localhost", "commit.gpgSign=false"];
	const settings = own.flatMap((setting) => ["-c", setting]);
	return (...args) => {
		try {
			const options = { cwd, encoding: "utf8", stdio: "pipe" } as const;
			return execFileSync("git", [...settings, ...args], options).trim();
		} catch (error) {
			const { stderr = "", message } = error as Error & { stderr?: string };
			throw new NotUpgraded(`git says: ${stderr.trim() || message}`);
		}
	};
}
