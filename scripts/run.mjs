// Runs a task of the project on the Node version it pins, after setting up whatever is missing.
// Has no dependencies and runs on Node 20 and newer, since it is what a fresh clone begins with.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => join(root, ...parts);
const pinned = `v${JSON.parse(readFileSync(inRoot("package.json"), "utf8")).dependencies.node}`;

/** What each task runs on the pinned Node; `built` ones need the production build first. */
const tasks = {
	start: { run: ["server.ts"], built: true, env: { NODE_ENV: "production" } },
	dev: { run: ["server.ts", "--dev"], env: { NODE_ENV: "development" } },
	test: { run: ["scripts/test.ts"], built: true, env: { NODE_ENV: "production" } },
	check: { run: ["scripts/check.ts"] },
	verify: { run: ["scripts/verify.ts"] },
	bench: { run: ["scripts/bench.ts"], built: true, env: { NODE_ENV: "production" } },
	"bench:faults": {
		run: ["scripts/bench-faults.ts"],
		built: true,
		env: { NODE_ENV: "production" },
	},
	art: { run: ["scripts/art/draw.ts"] },
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
function installPackages() {
	const stamp = inRoot("node_modules", ".set-up");
	const wanted = hashFiles(["package-lock.json", ".npmrc"]);
	if (readStamp(stamp) === wanted) return;
	console.log("Installing packages (once)...");
	const npm = process.env.npm_execpath;
	const [command, ...first] = npm
		? [process.env.npm_node_execpath ?? process.execPath, npm]
		: ["npm"];
	const done = spawnSync(command, [...first, "ci", "--include=dev", "--loglevel=error"], {
		cwd: root,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, NODE_ENV: "" },
	});
	if (done.status !== 0) fail("The packages could not be installed; npm says why above.");
	writeFileSync(stamp, wanted);
}

/** @returns path of a Node that can run the project */
function findNode() {
	const packageFolder = inRoot("node_modules", "node");
	const path = join(packageFolder, "bin", process.platform === "win32" ? "node.exe" : "node");
	const says = (node) => spawnSync(node, ["-v"], { encoding: "utf8" }).stdout?.trim() ?? "";
	if (says(path) === pinned) return path;
	// Where npm was told to run no install scripts, the package is there and its binary is not.
	spawnSync(process.execPath, ["installArchSpecificPackage"], {
		cwd: packageFolder,
		stdio: ["ignore", "ignore", "inherit"],
	});
	if (says(path) === pinned) return path;
	if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
	return fail(`Node ${pinned} could not be installed here, and ${process.version} is too old.`);
}

function runTool(node, args, quiet) {
	const done = spawnSync(node, args, {
		cwd: root,
		encoding: "utf8",
		stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
		env: environment(node, { NODE_ENV: "production" }),
	});
	if (done.status === 0) return;
	fail(`${done.stdout ?? ""}${done.stderr ?? ""}\nThe build failed.`);
}

function build(node) {
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
	console.log("Building the site...");
	rmSync(inRoot("build"), { recursive: true, force: true });
	runTool(node, ["node_modules/@react-router/dev/bin.cjs", "build"], true);
	runTool(node, ["scripts/compress.ts"], true);
	mkdirSync(inRoot("build"), { recursive: true });
	writeFileSync(stamp, wanted);
}

function environment(node, more) {
	const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
	const separator = process.platform === "win32" ? ";" : ":";
	const path = `${dirname(node)}${separator}${process.env[key] ?? ""}`;
	return { ...process.env, [key]: path, ...more };
}

function runTask(node, { run, env }, args) {
	const parent = process.ppid;
	const child = spawn(node, [...run, ...args], {
		cwd: root,
		stdio: "inherit",
		env: environment(node, env),
	});
	for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
		process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
	}
	// npm ends its shell and not us; being handed to another parent is how we learn of it.
	setInterval(() => {
		if (process.ppid !== parent) child.kill("SIGTERM");
	}, 500).unref();
	child.on("exit", (code) => process.exit(code ?? 1));
}

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`There is no task "${name ?? ""}". Tasks: ${Object.keys(tasks).join(", ")}.`);
installPackages();
const node = findNode();
if (task.built) build(node);
runTask(node, task, args);
