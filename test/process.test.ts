import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { call } from "./call.ts";
import { drawJpeg, makeVideo } from "./media.ts";
import { makeDataDir, type SiteProcess, startProcess, verify } from "./processes.ts";
import { submission } from "./requests.ts";
import { createUpload, sendBytes, upload } from "./tus.ts";

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

	it("fail the check if one changes or disappears", async () => {
		const { address, end } = await start();
		const id = await upload(address, await drawJpeg());
		await call(address, "/api/consultations", submission({ uploads: [id] }));
		await end("SIGTERM");
		rmSync(join(dataDir, "files", id));
		const { code, text } = await verify(dataDir);
		expect(code).toBe(1);
		expect(text).toContain(id);
	});
});

describe("a file that others may read", () => {
	it("is closed at the start, and reported by the check", async () => {
		const first = await start();
		await upload(first.address, await drawJpeg());
		await first.end("SIGTERM");
		const entries = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
		const paths = [dataDir, ...entries.map((name) => join(dataDir, name))];
		for (const path of paths) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
		const { code, text } = await verify(dataDir);
		expect(code).toBe(1);
		for (const path of paths) expect(text).toContain(`${path} has mode 0`);
		await (await start()).end("SIGTERM");
		expect(await verify(dataDir)).toMatchObject({ code: 0 });
		expect(statSync(dataDir).mode & 0o777).toBe(0o700);
		expect(statSync(join(dataDir, "linework.db")).mode & 0o777).toBe(0o600);
	});
});

describe("the check", () => {
	it("creates nothing in an empty folder", async () => {
		const { code, text } = await verify(dataDir);
		expect(code).toBe(1);
		expect(text).toMatch(/^There is no database in DATA_DIR/);
		expect(readdirSync(dataDir)).toEqual([]);
	});

	it("leaves no files beside a database", async () => {
		await (await start()).end("SIGTERM");
		const before = readdirSync(dataDir);
		expect(before).not.toContain("linework.db-wal");
		expect(await verify(dataDir)).toMatchObject({ code: 0 });
		expect(readdirSync(dataDir)).toEqual(before);
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

describe("SIGTERM", () => {
	it("answers requests that have arrived, refuses unfinished uploads, and exits with 0", async () => {
		const { address, end, child } = await start();
		const bytes = makeVideo("mp4", 2_000_000);
		const path = (await createUpload(address, bytes.byteLength, "a.mp4")).headers.location ?? "";
		const half = openUpload(address, path, bytes);
		await wait(200);
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
		expect(await half).toMatch(/^HTTP\/1\.1 503 |^$/);
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
		spawnSync(process.execPath, ["server.ts"], {
			cwd: join(import.meta.dirname, ".."),
			env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", ...env },
			encoding: "utf8",
			timeout: 20_000,
		});
	const file = () => join(dataDir, "linework.db");
	const url = (rest: string) => ({ DATABASE_URL: `postgres://${rest}` });
	const real = inject("postgres").replace(/^.*@|\/$/g, "");

	it.each<[Record<string, string>, RegExp]>([
		[{ PORT: "no" }, /^PORT must be/],
		[{ SMTP_URL: "smtp://u:hunter2@127.0.0.1" }, /^MAIL_FROM is missing/],
		[{ SMTP_URL: "smtp:hunter2" }, /^SMTP_URL cannot be read/],
		[{ HOST: "no-such-host.invalid" }, /^HOST \(no-such-host\.invalid\) is no address/],
		[{ HOST: "192.0.2.1" }, /^HOST \(192\.0\.2\.1\) is no address of this machine/],
		[{ DATA_DIR: "package.json" }, /^DATA_DIR \(.+\) must be a folder/],
		[{ DATA_DIR: "package.json/data" }, /^DATA_DIR \(.+\) must be a folder/],
		[{ DATA_DIR: "/proc/linework" }, /^DATA_DIR \(.+\) cannot be/],
		[{ DATA_DIR: "/tmp" }, /^DATA_DIR \(\/tmp\) is shared/],
		[url("u:hunter2@127.0.0.1:1/x"), /^DATABASE_URL: no Postgres server answers there/],
		[url("u:hunter2@no-such-host.invalid/x"), /^DATABASE_URL: no Postgres server answers there/],
		[url("u:hunter2@127.0.0.1:999999/x"), /^DATABASE_URL cannot be read/],
		[url(`postgres:hunter2@${real}/postgres`), /^DATABASE_URL: Postgres refuses that user/],
		[url(`postgres:postgres@${real}/hunter2`), /^DATABASE_URL names a database/],
	])("refuses %j with a message and no stack", (env, sentence) => {
		const done = attempt(env);
		expect(done.stderr).toMatch(sentence);
		expect(done.stderr.trim().split("\n")).toHaveLength(1);
		expect(done.stderr).not.toContain("hunter2");
		expect(done.status).toBe(1);
	});

	it("refuses a database that is a folder with a message", () => {
		mkdirSync(file());
		const done = attempt({});
		expect(done.stderr).toMatch(/cannot be opened/);
		expect(done.stderr).not.toMatch(/\n\s+at /);
		expect(done.status).toBe(1);
	});

	it.each([
		[{}, true],
		[{ PUBLIC_ORIGIN: "https://studio.example.com" }, false],
	])("with %j warns about visitors' addresses: %s", async (env, warns) => {
		const { output } = await start(env);
		expect(output().includes("PUBLIC_ORIGIN is not set")).toBe(warns);
	});

	it("reports that the port is taken", async () => {
		const { address } = await start();
		const done = attempt({ PORT: new URL(address).port, DATA_DIR: join(dataDir, "other") });
		expect(done.status).toBe(1);
		expect(done.stderr).toMatch(/^Port \d+ is taken/m);
	});
});

function openUpload(origin: string, path: string, bytes: Buffer): Promise<string> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve) => {
		let answer = "";
		const socket = connect(Number(port), hostname, () => {
			socket.write(
				`PATCH ${path} HTTP/1.1\r\nHost: ${hostname}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
					`Content-Type: application/offset+octet-stream\r\nContent-Length: ${bytes.byteLength}\r\n\r\n`,
			);
			socket.write(bytes.subarray(0, bytes.byteLength / 2));
		});
		socket.on("data", (more) => {
			answer += more.toString();
		});
		socket.on("error", () => {});
		socket.on("close", () => resolve(answer));
	});
}
