import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
	buildBeside,
	fetchVersions,
	removeBeside,
	switchBack,
	switchTo,
	withSetUpLock,
} from "./new-version.ts";

let folder: string;
let origin: string;
let code: string;

const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
/** A developer's hooks and signatures do not count here. */
const ownSettings = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
const git = (cwd: string, ...args: string[]) =>
	execFileSync("git", [...author, ...args], {
		cwd,
		encoding: "utf8",
		stdio: "pipe",
		env: { ...process.env, ...ownSettings },
	}).trim();
const read = (name: string) => readFileSync(join(code, name), "utf8");
const write = (root: string, files: Record<string, string>) => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	}
};
const publish = (files: Record<string, string>) => {
	write(origin, files);
	git(origin, "add", "--all");
	git(origin, "commit", "--quiet", "--message", "A version");
};
const studio = (name: string, city: string) => `${name}\n\n\n\n\n${city}\n`;
/** Stands for the task of the same name. */
const build = `
	import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
	const words = readFileSync("content/studio.ts", "utf8");
	for (const part of ["node_modules", "build/client", "build/server"]) {
		mkdirSync(part, { recursive: true });
		writeFileSync(part + "/made", words);
	}
	writeFileSync("build/.made-from", words);
`;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "linework-versions-"));
	[origin, code] = [join(folder, "origin"), join(folder, "code")];
	git(folder, "init", "--quiet", "--initial-branch=main", origin);
	publish({
		".gitignore": "node_modules/\nbuild/\n",
		"server.ts": "old",
		"scripts/run.mjs": build,
		"content/studio.ts": studio("Demo", "Here"),
	});
	git(folder, "clone", "--quiet", origin, code);
	execFileSync(process.execPath, ["scripts/run.mjs"], { cwd: code });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("finds nothing newer, and leaves what was changed as it is", () => {
	write(code, { "content/studio.ts": studio("Mine", "Here") });
	expect(fetchVersions(code)).toBeNull();
	expect(git(code, "status", "--porcelain")).toBe("M content/studio.ts");
});

it("takes what was changed in content/ along, to the new version and back, again and again", async () => {
	write(code, { "content/studio.ts": studio("Mine", "Here"), "content/mine.md": "New" });
	for (const city of ["There", "Elsewhere"]) {
		publish({ "server.ts": city, "content/studio.ts": studio("Demo", city) });
		const before = read("server.ts");
		const words = read("content/studio.ts");
		const built = read("build/.made-from");
		const versions = fetchVersions(code);
		if (!versions) throw new Error("there is one");
		await buildBeside(code);
		expect(read("server.ts")).toBe(before);
		for (let turn = 0; turn < 2; turn += 1) {
			await switchTo(code, versions);
			expect(read("server.ts")).toBe(city);
			expect(read("content/studio.ts")).toBe(studio("Mine", city));
			for (const part of ["node_modules/made", "build/server/made", "build/.made-from"])
				expect(read(part)).toBe(studio("Mine", city));
			expect(git(code, "status", "--porcelain")).toBe("");
			// By which docs/server.md goes back.
			expect(git(code, "rev-parse", "ORIG_HEAD")).toBe(versions.old);
			if (turn === 1) break;
			await withSetUpLock(code, () => switchBack(code, versions));
			expect(read("server.ts")).toBe(before);
			expect(read("content/studio.ts")).toBe(words);
			expect(read("build/.made-from")).toBe(built);
		}
		expect(read("content/mine.md")).toBe("New");
		removeBeside(code);
	}
	expect(fetchVersions(code)).toBeNull();
});

it("refuses lines that both have changed, and keeps the artist's", () => {
	write(code, { "content/studio.ts": studio("Mine", "Here") });
	publish({ "content/studio.ts": studio("Other", "Here") });
	expect(() => fetchVersions(code)).toThrow(/the same lines of content\/studio\.ts\./);
	expect(read("content/studio.ts")).toBe(studio("Mine", "Here"));
	git(code, "checkout", "--quiet", "@{upstream}", "--", "content/studio.ts");
	expect(fetchVersions(code)).not.toBeNull();
});

it("refuses changes and commits outside content/", () => {
	publish({ "server.ts": "newer" });
	write(code, { "server.ts": "mine" });
	expect(() => fetchVersions(code)).toThrow(/outside content\/ were changed here/);
	git(code, "commit", "--quiet", "--all", "--message", "Mine");
	expect(() => fetchVersions(code)).toThrow(/commits outside content\//);
	expect(read("server.ts")).toBe("mine");
});
