import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { explainOpenError } from "../app/db/open-error.server.ts";
import { ConfigError, readConfig } from "../app/server/config.server.ts";
import { openRaw, writePatchHead } from "../scripts/faults/raw-socket.ts";
import { startSite } from "../server.ts";
import { call } from "./call.ts";
import { drawJpeg, makeVideo } from "./media.ts";
import { commandEnv, makeDataDir, type SiteProcess, startProcess, verify } from "./processes.ts";
import { submission } from "./requests.ts";
import { createUpload, idOf, sendBytes, upload } from "./tus.ts";

let dataDir: string;
let site: SiteProcess | undefined;
const start = async (env?: Record<string, string>) => {
	site = await startProcess({ dataDir, env });
	return site;
};
beforeEach(async () => {
	dataDir = await makeDataDir();
});
afterEach(async () => {
	await site?.end("SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

describe("the site's files", () => {
	it("are readable by its own user only", async () => {
		const { address } = await start();
		const id = await upload(address, await drawJpeg());
		await createUpload(address, 100);
		await call(address, "/api/consultations", submission({ uploads: [id] }));
		expect(statSync(dataDir).mode & 0o777).toBe(0o700);
		const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
		expect(entries.length).toBeGreaterThan(5);
		for (const entry of entries) {
			const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
			expect(mode, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
		}
	});

	it("keep what was acknowledged when the process is killed", async () => {
		const first = await start();
		const uploads = [await upload(first.address, await drawJpeg())];
		uploads.push(await upload(first.address, makeVideo("mov", 300_000)));
		const answer = await call(first.address, "/api/consultations", submission({ uploads }));
		await first.end("SIGKILL");
		const second = await start();
		const key = crypto.randomUUID();
		const again = await call(second.address, "/api/consultations", submission({ uploads }, key));
		expect(again.json().code).toBe("upload_missing");
		await second.end("SIGTERM");
		const { code, text } = await verify(dataDir);
		expect(text).toContain("1 requests, 2 files");
		expect(code).toBe(0);
		expect(answer.json().reference_images_count).toBe(2);
	});
});

describe("the check", () => {
	it("creates nothing in an empty folder", async () => {
		const { code, text } = await verify(dataDir);
		expect(code).toBe(1);
		expect(text).toMatch(/^There is no database in DATA_DIR/);
		expect(readdirSync(dataDir)).toEqual([]);
	});

	it("reads the WAL that a killed process left", async () => {
		const { address, end } = await start();
		await call(address, "/api/consultations", submission());
		await end("SIGKILL");
		expect(statSync(join(dataDir, "linework.db-wal")).size).toBeGreaterThan(0);
		const { code, text } = await verify(dataDir);
		expect(text).toContain("1 requests, 0 files");
		expect(code).toBe(0);
	});
});

describe("the check of a stopped site", () => {
	let stopped: string;
	let id: string;
	beforeAll(async () => {
		stopped = await makeDataDir();
		const { address, end } = await startProcess({ dataDir: stopped });
		id = await upload(address, await drawJpeg());
		await call(address, "/api/consultations", submission({ uploads: [id] }));
		await end("SIGTERM");
	});
	afterAll(() => rmSync(stopped, { recursive: true, force: true }));

	it("leaves no files beside a database", async () => {
		const before = readdirSync(stopped);
		expect(before).not.toContain("linework.db-wal");
		expect(await verify(stopped)).toMatchObject({ code: 0 });
		expect(readdirSync(stopped)).toEqual(before);
	});

	it("fails if a file disappears", async () => {
		const file = join(stopped, "files", id);
		renameSync(file, `${stopped}-away`);
		const { code, text } = await verify(stopped);
		renameSync(`${stopped}-away`, file);
		expect(code).toBe(1);
		expect(text).toContain(id);
	});

	it("reports files that others may read, and a start closes them", async () => {
		const entries = readdirSync(stopped, { recursive: true, encoding: "utf8" });
		const paths = [stopped, ...entries.map((name) => join(stopped, name))];
		for (const path of paths) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
		const { code, text } = await verify(stopped);
		expect(code).toBe(1);
		for (const path of paths) expect(text).toContain(`${path} has mode 0`);
		await (await startProcess({ dataDir: stopped })).end("SIGTERM");
		expect(await verify(stopped)).toMatchObject({ code: 0 });
		expect(statSync(stopped).mode & 0o777).toBe(0o700);
		expect(statSync(join(stopped, "linework.db")).mode & 0o777).toBe(0o600);
	});
});

describe("SIGTERM", () => {
	it("answers requests that have arrived, refuses unfinished uploads, and exits with 0", async () => {
		const { address, end, child } = await start();
		const bytes = makeVideo("mp4", 2_000_000);
		const path = (await createUpload(address, bytes.byteLength, "a.mp4")).headers.location ?? "";
		const half = await openRaw(address);
		half.socket.write(writePatchHead(address, path, bytes.byteLength));
		half.socket.write(bytes.subarray(0, bytes.byteLength / 2));
		const part = join(dataDir, "incoming", idOf(path));
		await expect.poll(() => statSync(part).size).toBeGreaterThan(0);
		const from = (index: number) => `127.9.0.${index + 1}`;
		const sent = Array.from({ length: 20 }, (_, index) =>
			call(address, "/api/consultations", { ...submission(), from: from(index) }),
		);
		// Connections are accepted in order, so once this is answered those before it have arrived.
		await call(address, "/healthz");
		const ended = end("SIGTERM");
		const answers = await Promise.allSettled(sent);
		expect(await ended).toBe(0);
		expect(child.signalCode).toBeNull();
		await half.ended;
		expect(half.received()).toMatch(/^HTTP\/1\.1 503 |^$/);
		const statuses = answers.map((answer) =>
			answer.status === "fulfilled" ? answer.value.status : String(answer.reason),
		);
		expect(new Set(statuses)).toEqual(new Set([201]));
		expect(readdirSync(dataDir)).not.toContain("linework.db-wal");
		const next = await start();
		const offset = Number(
			(await call(next.address, path, { method: "HEAD", headers: { "Tus-Resumable": "1.0.0" } }))
				.headers["upload-offset"],
		);
		expect(offset).toBeGreaterThan(0);
		const rest = await sendBytes(next.address, path, bytes.subarray(offset), offset);
		expect(rest.status).toBe(204);
	});
});

describe("starting", () => {
	const attempt = (env: Record<string, string>) =>
		spawnSync(process.execPath, ["build/server/start.js"], {
			cwd: join(import.meta.dirname, ".."),
			env: { ...commandEnv(), DATA_DIR: dataDir, PORT: "0", ...env },
			encoding: "utf8",
			timeout: 20_000,
		});
	/** In this process: what it refuses before a site runs. */
	const startHere = async (env: Record<string, string>) =>
		startSite(readConfig({ DATA_DIR: dataDir, PORT: "0", ...env }));
	const file = () => join(dataDir, "linework.db");
	const url = (rest: string) => ({ DATABASE_URL: `postgres://${rest}` });
	const real = inject("postgres").replace(/^.*@|\/$/g, "");

	it.each<[Record<string, string>, RegExp]>([
		[{ SMTP_URL: "smtp:hunter2" }, /^SMTP_URL cannot be read/],
		[{ HOST: "192.0.2.1" }, /^HOST \(192\.0\.2\.1\) is no address of this machine/],
	])("ends with %j, with a message and no stack", (env, sentence) => {
		const done = attempt(env);
		expect(done.stderr).toMatch(sentence);
		expect(done.stderr.trim().split("\n")).toHaveLength(1);
		expect(done.stderr).not.toContain("hunter2");
		expect(done.status).toBe(1);
	});

	it.each<[Record<string, string>, RegExp]>([
		[{ DATA_DIR: "package.json" }, /^DATA_DIR \(.+\) must be a folder/],
		[{ DATA_DIR: "package.json/data" }, /^DATA_DIR \(.+\) must be a folder/],
		[{ DATA_DIR: "/proc/linework" }, /^DATA_DIR \(.+\) cannot be/],
		[{ DATA_DIR: "/tmp" }, /^DATA_DIR \(\/tmp\) is shared/],
		[url("u:hunter2@127.0.0.1:1/x"), /^DATABASE_URL: no Postgres server answers there/],
		[url(`postgres:hunter2@${real}/postgres`), /^DATABASE_URL: Postgres refuses that user/],
		[url(`postgres:postgres@${real}/hunter2`), /^DATABASE_URL names a database/],
	])("refuses %j in one sentence", async (env, sentence) => {
		const error = await startHere(env).catch((error: unknown) => error);
		expect(error).toBeInstanceOf(ConfigError);
		const { message } = error as ConfigError;
		expect(message).toMatch(sentence);
		expect(message.split("\n")).toHaveLength(1);
		expect(message).not.toContain("hunter2");
	});

	it("says of a host that has no address what it says of a server that does not answer", () => {
		const { databaseUrl } = readConfig({
			DATA_DIR: dataDir,
			DATABASE_URL: "postgres://u:hunter2@host/x",
		});
		const error = Object.assign(new Error("getaddrinfo ENOTFOUND host"), { code: "ENOTFOUND" });
		expect(explainOpenError(error, { dataDir, databaseUrl })).toEqual(
			new ConfigError("DATABASE_URL: no Postgres server answers there (ENOTFOUND)."),
		);
	});

	it("refuses a database that is a folder", async () => {
		mkdirSync(file());
		const refused = startHere({});
		await expect(refused).rejects.toThrow(ConfigError);
		await expect(refused).rejects.toThrow(/cannot be opened/);
	});

	it("reports that the port is taken", async () => {
		const { address } = await start();
		const done = attempt({ PORT: new URL(address).port, DATA_DIR: join(dataDir, "other") });
		expect(done.status).toBe(1);
		expect(done.stderr).toMatch(/^Port \d+ is taken/m);
	});
});

it("a crash logs where it happened, and nothing of what an error quotes", async () => {
	// In two parts, since the frames of the stack name this module by its text.
	const quoting =
		'Object.assign(new Error("Can" + "ary"), { code: "23505", detail: "Can" + "ary" })';
	const crash = `process.on("SIGUSR2", () => { throw ${quoting}; });`;
	const { end, output } = await start({
		NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(crash)}`,
	});
	expect(await end("SIGUSR2")).toBe(1);
	expect(output()).toMatch(/"level":60,.*"code":"23505".*"at":\["at /);
	expect(output()).not.toContain("Canary");
});
