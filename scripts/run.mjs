// Runs a task on the pinned Node version and installs or builds first where needed.
// Must run without dependencies on Node 20 or newer: a fresh clone starts here.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { leaveLock, takeLock } from "./set-up-lock.mjs";

// Read first: npm may end while packages are still being installed.
const parent = process.ppid;
const npm = findNpm();
let child;
let ended;

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => join(root, ...parts);
const pinned = `v${JSON.parse(readFileSync(inRoot("package.json"), "utf8")).dependencies.node}`;

const tasks = {
	start: {
		// Without it, garbage takes 25 MB more at rest, and nothing gets quicker.
		run: ["--max-semi-space-size=8", "build/server/start.js"],
		built: true,
		// With an arena for each thread, glibc holds on to a tenth more memory.
		env: { NODE_ENV: "production", MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1" },
	},
	build: { built: true },
	dev: { run: ["server.ts", "--dev"], env: { NODE_ENV: "development" } },
	test: { run: ["scripts/test.ts"], built: true, env: { NODE_ENV: "production" } },
	"test:browsers": {
		run: ["scripts/test-browsers.ts"],
		built: true,
		env: { NODE_ENV: "production" },
	},
	"test:machine": {
		run: ["scripts/test-machine.ts"],
		built: true,
		env: { NODE_ENV: "production" },
	},
	check: { run: ["scripts/check.ts"] },
	doctor: { run: ["scripts/doctor.ts"] },
	verify: { run: ["scripts/verify.ts"] },
	backup: { run: ["scripts/backup.ts"] },
	restore: { run: ["scripts/restore.ts"] },
	upgrade: { run: ["scripts/upgrade.ts"] },
	"move-in": { run: ["scripts/move-in.ts"] },
	erase: { run: ["scripts/erase.ts"] },
	artist: { run: ["scripts/artist.ts"] },
	demo: { run: ["scripts/demo.ts"] },
	export: { run: ["scripts/export.ts"] },
	import: { run: ["scripts/import.ts"] },
	bench: { run: ["scripts/bench.ts"], built: true, env: { NODE_ENV: "production" } },
	"bench:faults": {
		// The S3 server of the tests pages lists of more than 1,000 files with a cipher of OpenSSL's old set.
		run: ["--openssl-legacy-provider", "scripts/bench-faults.ts"],
		built: true,
		env: { NODE_ENV: "production" },
	},
	art: { run: ["demo-art/draw.ts"] },
	"art:test": { run: ["demo-art/test.ts"] },
	picture: { run: ["scripts/picture.ts"] },
};

/** These read options themselves; to the others, one would be a file's name, or nothing. */
const withOptions = /^(erase|export|bench|art)$/;

function fail(message) {
	console.error(message);
	process.exit(1);
}

function hashFiles(paths) {
	const hash = createHash("sha256");
	for (const path of paths)
		hash
			.update(path)
			.update("\0")
			.update(readFileSync(inRoot(path)));
	return hash.digest("hex");
}

function listFiles(folder) {
	if (!existsSync(inRoot(folder))) return [];
	return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
		.sort();
}

function readStamp(path) {
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The stamp lies in node_modules, so that deleting the folder deletes the stamp. */
async function installPackages() {
	const stamp = inRoot("node_modules", ".set-up");
	const wanted = hashFiles(["package-lock.json", ".npmrc"]);
	if (readStamp(stamp) === wanted) return;
	await takeLock(inRoot("build"), stopIfEnded);
	if (readStamp(stamp) === wanted) return;
	console.log("Installing packages (once)...");
	const path = process.env.npm_execpath;
	const [command, ...first] = path
		? [process.env.npm_node_execpath ?? process.execPath, path]
		: ["npm"];
	const done = await runStep(command, [...first, "ci", "--include=dev", "--loglevel=error"], {
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, NODE_ENV: "" },
	});
	if (done.code !== 0) fail("The packages could not be installed; npm says why above.");
	writeFileSync(stamp, wanted);
}

async function findNode() {
	const packageFolder = inRoot("node_modules", "node");
	const path = join(packageFolder, "bin", process.platform === "win32" ? "node.exe" : "node");
	const says = (node) => spawnSync(node, ["-v"], { encoding: "utf8" }).stdout?.trim() ?? "";
	if (says(path) === pinned) return path;
	// npm does not run the script that installs its binary (.npmrc).
	await takeLock(inRoot("build"), stopIfEnded);
	if (says(path) === pinned) return path;
	// This process may run on the Node that was just taken away.
	await runStep(process.env.npm_node_execpath ?? process.execPath, ["installArchSpecificPackage"], {
		cwd: packageFolder,
		stdio: ["ignore", "ignore", "inherit"],
		// That package calls npm in a way that Node warns of (DEP0190): nobody here can act on it.
		env: { ...process.env, NODE_NO_WARNINGS: "1" },
	});
	if (says(path) === pinned) return path;
	if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
	return fail(`Node ${pinned} could not be installed here, and ${process.version} is too old.`);
}

async function runTool(node, args, env = {}) {
	const done = await runStep(node, args, {
		stdio: ["ignore", "pipe", "pipe"],
		env: environment(node, { NODE_ENV: "production", ...env }),
	});
	if (done.code !== 0) fail(`${done.text}\nThe build failed.`);
}

async function build(node) {
	const sources = [
		...listFiles("app"),
		...listFiles("content").filter((path) => !/\.(avif|webp|png)$/.test(path)),
		"package-lock.json",
		"react-router.config.ts",
		"server.ts",
		"vite.config.ts",
		"scripts/compress.ts",
		"scripts/cut-fonts.ts",
	];
	const stamp = inRoot("build", ".made-from");
	const wanted = hashFiles(sources);
	if (readStamp(stamp) === wanted) return;
	await takeLock(inRoot("build"), stopIfEnded);
	if (readStamp(stamp) === wanted) return;
	console.log("Building the site...");
	// The last build stays in place until this one has succeeded.
	const next = inRoot("build", ".next");
	await runTool(node, ["node_modules/@react-router/dev/bin.cjs", "build"], { BUILD_FOLDER: next });
	rmSync(stamp, { force: true });
	for (const part of ["client", "server"]) {
		rmSync(inRoot("build", part), { recursive: true, force: true });
		renameSync(join(next, part), inRoot("build", part));
	}
	await runTool(node, ["scripts/compress.ts"]);
	rmSync(next, { recursive: true, force: true });
	writeFileSync(stamp, wanted);
}

function environment(node, more) {
	const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
	const separator = process.platform === "win32" ? ";" : ":";
	const path = `${dirname(node)}${separator}${process.env[key] ?? ""}`;
	// Half of a start is stripping types and compiling.
	const compiled = process.env.NODE_COMPILE_CACHE ?? inRoot("node_modules", ".cache", "node");
	return { ...process.env, [key]: path, NODE_COMPILE_CACHE: compiled, ...more };
}

function runStep(command, args, options) {
	stopIfEnded();
	return new Promise((resolve) => {
		let text = "";
		child = spawn(command, args, { cwd: root, ...options });
		child.stdout?.on("data", (bytes) => (text += bytes));
		child.stderr?.on("data", (bytes) => (text += bytes));
		child.on("error", (error) => resolve({ code: 1, text: String(error) }));
		child.on("close", (code) => {
			child = undefined;
			resolve({ code, text });
			stopIfEnded();
		});
	});
}

function stopIfEnded() {
	if (isOrphan()) ended ??= "SIGTERM";
	if (ended) process.exit(ended === "SIGINT" ? 130 : 143);
}

/** Linux only: the pid of npm, the parent of our shell. When npm is killed, only the shell survives. */
function findNpm() {
	if (!process.env.npm_lifecycle_event || process.platform !== "linux") return null;
	const isShell = /^[^\0]*sh\0-c\0/.test(readProcess(parent, "cmdline"));
	return isShell ? readParent(parent) : null;
}

function readProcess(pid, file) {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
}

/** The process name stands in parentheses and may contain any character, `)` and spaces included. */
function readParent(pid) {
	return readProcess(pid, "stat").replace(/^.*\)/s, "").trim().split(" ")[1] ?? null;
}

/** npm kills its shell but not us; a changed parent tells that npm is gone. */
function isOrphan() {
	return process.ppid !== parent || (npm !== null && readParent(parent) !== npm);
}

function end(signal) {
	ended ??= signal;
	child?.kill(signal);
}

const [name, ...args] = process.argv.slice(2);
// npm takes it away; who runs this file, as a service does, may write it all the same.
if (args[0] === "--") args.shift();
const task = tasks[name];
if (!task) fail(`There is no task "${name ?? ""}". Tasks: ${Object.keys(tasks).join(", ")}.`);
const option = args.find((word) => word.startsWith("-"));
if (option && !withOptions.test(name))
	fail(`${name} has no option ${option}. README.md lists what can be said.`);
process.on("SIGINT", () => end("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => end("SIGTERM"));
setInterval(() => isOrphan() && end("SIGTERM"), 500).unref();
// Another set-up may be changing the code, as an upgrade does.
if (task.built && existsSync(inRoot("build", ".lock")))
	await takeLock(inRoot("build"), stopIfEnded);
await installPackages();
const node = await findNode();
if (task.built) await build(node);
stopIfEnded();
// The lock covers set-up only; a site runs for months.
leaveLock(inRoot("build"));
if (!task.run) process.exit(0);
child = spawn(node, [...task.run, ...args], {
	cwd: root,
	stdio: "inherit",
	env: environment(node, task.env),
});
child.on("exit", (code) => process.exit(code ?? 1));
