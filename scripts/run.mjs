// Runs a task of the project on the Node version it pins, after setting up whatever is missing.
// Has no dependencies and runs on Node 20 and newer, since it is what a fresh clone begins with.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { leaveLock, takeLock } from "./set-up-lock.mjs";

// Read before anything else takes its time: npm may be ended while packages are still being installed.
const parent = process.ppid;
const npm = findNpm();
/** The step or task that runs now, and the signal that ended us, if any. */
let child;
let ended;

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => join(root, ...parts);
const pinned = `v${JSON.parse(readFileSync(inRoot("package.json"), "utf8")).dependencies.node}`;

/** What each task runs on the pinned Node; `built` ones need the production build first. */
const tasks = {
	start: { run: ["server.ts"], built: true, env: { NODE_ENV: "production" } },
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
	verify: { run: ["scripts/verify.ts"] },
	erase: { run: ["scripts/erase.ts"] },
	bench: { run: ["scripts/bench.ts"], built: true, env: { NODE_ENV: "production" } },
	"bench:faults": {
		run: ["scripts/bench-faults.ts"],
		built: true,
		env: { NODE_ENV: "production" },
	},
	art: { run: ["demo-art/draw.ts"] },
	"art:test": { run: ["demo-art/test.ts"] },
	picture: { run: ["scripts/picture.ts"] },
	icons: { run: ["scripts/draw-icons.ts"] },
};

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

/** npm removes the stamp together with the folder, so it cannot outlive what it stands for. */
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

/** @returns path of a Node that can run the project */
async function findNode() {
	const packageFolder = inRoot("node_modules", "node");
	const path = join(packageFolder, "bin", process.platform === "win32" ? "node.exe" : "node");
	const says = (node) => spawnSync(node, ["-v"], { encoding: "utf8" }).stdout?.trim() ?? "";
	if (says(path) === pinned) return path;
	// Where npm was told to run no install scripts, the package is there and its binary is not.
	await takeLock(inRoot("build"), stopIfEnded);
	if (says(path) === pinned) return path;
	await runStep(process.execPath, ["installArchSpecificPackage"], {
		cwd: packageFolder,
		stdio: ["ignore", "ignore", "inherit"],
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
		...listFiles("public"),
		...listFiles("content").filter((path) => !/\.(avif|webp|png)$/.test(path)),
		"package-lock.json",
		"react-router.config.ts",
		"vite.config.ts",
		"scripts/compress.ts",
	];
	const stamp = inRoot("build", ".made-from");
	const wanted = hashFiles(sources);
	if (readStamp(stamp) === wanted) return;
	await takeLock(inRoot("build"), stopIfEnded);
	if (readStamp(stamp) === wanted) return;
	console.log("Building the site...");
	// Beside the last build, which stays until this one has worked.
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
	return { ...process.env, [key]: path, ...more };
}

/** @returns exit code and what it printed, where that is piped */
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

/** @returns on Linux the npm whose shell is our parent, or null: killed outright, it leaves us the shell */
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

/** The name before it stands in parentheses and may itself hold any character. */
function readParent(pid) {
	return readProcess(pid, "stat").replace(/^.*\)/s, "").trim().split(" ")[1] ?? null;
}

/** npm ends its shell and not us; being handed to another parent is how we learn of it. */
function isOrphan() {
	return process.ppid !== parent || (npm !== null && readParent(parent) !== npm);
}

function end(signal) {
	ended ??= signal;
	child?.kill(signal);
}

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`There is no task "${name ?? ""}". Tasks: ${Object.keys(tasks).join(", ")}.`);
process.on("SIGINT", () => end("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => end("SIGTERM"));
setInterval(() => isOrphan() && end("SIGTERM"), 500).unref();
await installPackages();
const node = await findNode();
if (task.built) await build(node);
stopIfEnded();
// From here on others may set up; a site runs for months.
leaveLock(inRoot("build"));
child = spawn(node, [...task.run, ...args], {
	cwd: root,
	stdio: "inherit",
	env: environment(node, task.env),
});
child.on("exit", (code) => process.exit(code ?? 1));
