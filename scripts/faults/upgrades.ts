import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../test/free-port.ts";
import { followCommand } from "../follow-command.ts";
import { isReady } from "../upgrade/is-ready.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { endOnSignal, removeFolder } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { openLedger, requireConsistent } from "./stored-requests.ts";

/** A developer's signatures and hooks do not count here. */
const asBench = [
	...["-c", "user.name=Bench", "-c", "user.email=bench@example.com"],
	...["-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null"],
];
const root = join(import.meta.dirname, "../..");

interface Edit {
	file: string;
	from: string | RegExp;
	to: string;
}

interface Change {
	what: string;
	edits: Edit[];
	/** The last words of `npm run upgrade`; null when it takes the version. */
	refused: RegExp | null;
}

const main = "async function main(): Promise<void> {\n";
const openFiles = "\tconst files = await openFileStore(config);\n";
// Tried, a version has the port 0.
const failsLate: Edit = {
	file: "server.ts",
	from: openFiles,
	to: `\tif (config.port !== 0) throw new Error("not ready");\n${openFiles}`,
};
const neverReady: Edit = {
	file: "app/server/readyz.route.ts",
	from: "\tif (site.stopping.aborted)",
	to: '\tif (site.config.port !== 0) throw notReady("Never.");\n\tif (site.stopping.aborted)',
};
const migration: Edit = {
	file: "app/db/migrate.server.ts",
	from: '\t"0028-unfinished-erasures": unfinishedErasures,\n',
	to: `	"0028-unfinished-erasures": unfinishedErasures,
	"9999-newer": () => ({
		up: (db) => db.schema.createTable("newer").addColumn("id", "integer").execute(),
	}),\n`,
};
const wentBack =
	/Starting the new version\.{3}\nIt did not get ready\. Going back\.{3}\n[\s\S]*did not get ready\.\nThe site goes on as it was\.$/;
const changes: Change[] = [
	{
		what: "does not build",
		edits: [{ file: "app/root.tsx", from: /^/, to: "this is no program;\n" }],
		refused: /could not be built\.\nThe site goes on as it was\.$/,
	},
	{
		what: "does not start with the site's data",
		edits: [{ file: "server.ts", from: main, to: `${main}\tthrow new Error("no start");\n` }],
		refused: /does not start with a copy of the site: [\s\S]*no start[\s\S]*goes on as it was\.$/,
	},
	{
		what: "migrates, and never gets ready",
		edits: [migration, failsLate],
		refused: wentBack,
	},
	{
		what: "takes requests, and never gets ready",
		edits: [neverReady],
		refused: wentBack,
	},
	{
		what: "is sound",
		edits: [{ file: "app/server/healthz.route.ts", from: /^/, to: "// A newer version.\n" }],
		refused: null,
	},
];

/** Versions that fail at each step, and a sound one, on a site that is kept running as systemd does, with own content. */
export async function upgradeSite(): Promise<Outcome> {
	const faults = collectFaults();
	const folder = mkdtempSync(join(tmpdir(), "linework-upgrade-"));
	const [origin, code] = [join(folder, "origin"), join(folder, "code")];
	const [dataDir, backups] = [join(folder, "data"), join(folder, "copies")];
	const git = (cwd: string, ...args: string[]) =>
		execFileSync("git", [...asBench, ...args], {
			cwd,
			encoding: "utf8",
		}).trim();
	const port = await findFreePort();
	const address = `http://127.0.0.1:${port}`;
	// npm finds its registry and its cache by the environment.
	const env = {
		...process.env,
		DATA_DIR: dataDir,
		PORT: String(port),
		BACKUP_DIR: backups,
	};
	// Another command than the service's may have other settings.
	const { PORT: _, ...ofCommand } = env;
	const [kept, copy] = [join(dataDir, "before-upgrade.db"), join(backups, "before-upgrade.tar")];
	const picture = join(code, "content/pictures/mine.png");
	let supervised: ReturnType<typeof supervise> | undefined;
	const forget = endOnSignal(() => {
		supervised?.kill();
		removeFolder(folder);
	});
	const figures: Record<string, number> = {};
	let requests = 0;
	let away = 0;
	try {
		mkdirSync(backups);
		git(folder, "clone", "--quiet", root, origin);
		git(folder, "clone", "--quiet", origin, code);
		for (const made of ["node_modules", "build/client", "build/server", "build/.made-from"])
			cpSync(join(root, made), join(code, made), { recursive: true, verbatimSymlinks: true });
		writeFileSync(picture, "");
		supervised = supervise(code, env);
		for (const deadline = Date.now() + 60_000; !(await isReady(address)); await wait(200))
			if (Date.now() > deadline) throw new Error("the site did not get ready");
		const ledger = openLedger(dataDir, faults);
		const send = async () => {
			requests += 1;
			const marker = `request-${requests}`;
			const answer = await sendWithUploads(address, marker, []).catch(() => null);
			if (answer?.status === 201) ledger.acknowledge(String(answer.json().id), marker);
			else away += 1;
		};
		const publish = (what: string, edits: Edit[]) => {
			for (const { file, from, to } of edits) {
				const path = join(origin, file);
				const old = readFileSync(path, "utf8");
				const changed = old.replace(from, to);
				if (changed === old) throw new Error(`${file} has no place for "${what}" any more`);
				writeFileSync(path, changed);
			}
			git(origin, "commit", "--quiet", "--all", "--message", what);
		};
		/** While requests arrive. */
		const upgradeTo = async (what: string, edits: Edit[]) => {
			publish(what, edits);
			const sending = new AbortController();
			const sent = (async () => {
				while (!sending.signal.aborted) {
					await send();
					await wait(100);
				}
			})();
			const began = performance.now();
			const ended = await runUpgrade(code, ofCommand);
			figures[`"${what}" in s`] = Math.round((performance.now() - began) / 1000);
			sending.abort();
			await sent;
			await send();
			ledger.checkNew();
			return ended;
		};
		const isNext = () =>
			git(code, "merge-base", "HEAD", "@{upstream}") === git(code, "rev-parse", "@{upstream}");
		for (const { what, edits, refused } of changes) {
			const { exit, text } = await upgradeTo(what, edits);
			faults.require((exit === 0) === (refused === null), `"${what}" ends with ${exit}: ${text}`);
			if (refused) faults.require(refused.test(text), `of "${what}" it says: ${text}`);
			faults.require(isNext() === (refused === null), `"${what}" leaves the wrong code behind`);
			faults.require(await isReady(address), `the site is not ready after "${what}"`);
			faults.require(!git(code, "status", "--porcelain"), `"${what}" leaves changed files`);
			for (const left of [join(dataDir, "upgrading"), kept, copy, join(code, "build/.upgrade")])
				faults.require(!existsSync(left), `"${what}" leaves ${left} behind`);
			faults.require(existsSync(picture), `"${what}" takes the artist's picture away`);
			if (refused) git(origin, "reset", "--quiet", "--hard", "HEAD~1");
		}
		git(origin, "revert", "--no-edit", "HEAD");
		const upgradeAgain = async () => (await runUpgrade(code, ofCommand)).text;
		faults.require((await upgradeAgain()).includes("in place"), "no second upgrade");
		faults.require(
			(await upgradeAgain()) === "This is the newest version.",
			"what is newest is not said to be",
		);
		await requireConsistent(dataDir, faults);
		const stays = await upgradeTo("migrates, takes requests, and never gets ready", [
			migration,
			neverReady,
		]);
		faults.require(stays.exit === 1 && /stays all the same/.test(stays.text), stays.text);
		faults.require(isNext() && existsSync(kept) && existsSync(copy), "it does not stay whole");
		faults.require(
			(await upgradeAgain()).includes("was cut short"),
			"it is not said to have stayed",
		);
	} finally {
		await supervised?.stop();
		removeFolder(folder);
		forget();
	}
	return {
		figures: { ...figures, requests, "of them while it was away": away },
		faults: faults.list(),
	};
}

function supervise(cwd: string, env: NodeJS.ProcessEnv) {
	let child: ChildProcess;
	let stopped = false;
	const ended = (async () => {
		while (!stopped) {
			child = spawn(process.execPath, ["scripts/run.mjs", "start"], { cwd, env, stdio: "ignore" });
			await once(child, "exit");
			await wait(500);
		}
	})();
	const kill = () => {
		stopped = true;
		child.kill("SIGTERM");
	};
	return {
		kill,
		stop() {
			kill();
			return ended;
		},
	};
}

/** @returns the exit code, and the last lines of what it says */
async function runUpgrade(cwd: string, env: NodeJS.ProcessEnv) {
	const { ended, output } = followCommand(["scripts/run.mjs", "upgrade"], { cwd, env });
	return { exit: await ended, text: output().trim() };
}
