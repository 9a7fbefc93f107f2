import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

describe("what the site writes", () => {
	it("is for its own user alone", async () => {
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

	it("keeps what was acknowledged when the process is killed", async () => {
		const first = await start();
		const uploads = [await upload(first.address, await drawJpeg())];
		uploads.push(await upload(first.address, makeVideo("mov", 300_000)));
		const answer = await call(first.address, "/api/consultations", submission({ uploads }));
		await first.end("SIGKILL");
		const second = await start();
		expect(second.readyAfter).toBeLessThan(3_000);
		const key = crypto.randomUUID();
		const again = await call(second.address, "/api/consultations", submission({ uploads }, key));
		expect(again.json().code).toBe("upload_missing");
		await second.end("SIGTERM");
		const { code, text } = await verify(dataDir);
		expect(text).toContain("1 requests, 2 files");
		expect(code).toBe(0);
		expect(answer.json().reference_images_count).toBe(2);
	});

	it("is found wanting by the check when a file changes or goes", async () => {
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

describe("SIGTERM", () => {
	it("answers what has arrived, sends unfinished uploads back, and exits with 0", async () => {
		const { address, end, child } = await start();
		const bytes = makeVideo("mp4", 2_000_000);
		const path = (await createUpload(address, bytes.byteLength, "a.mp4")).headers.location ?? "";
		const half = openUpload(address, path, bytes);
		await wait(200);
		const from = (index: number) => `127.9.0.${index + 1}`;
		const sent = Array.from({ length: 20 }, (_, index) =>
			call(address, "/api/consultations", { ...submission(), from: from(index) }),
		);
		await wait(30);
		const began = performance.now();
		const ended = end("SIGTERM");
		const answers = await Promise.allSettled(sent);
		expect(await ended).toBe(0);
		expect(child.signalCode).toBeNull();
		expect(performance.now() - began).toBeLessThan(10_000);
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
	it.each([
		[{ PORT: "no" }, /PORT must be/],
		[{ SMTP_URL: "smtp://127.0.0.1" }, /SMTP_URL is set/],
	])("refuses %j with a sentence and no stack", (env, sentence) => {
		const done = spawnSync(process.execPath, ["server.ts"], {
			cwd: join(import.meta.dirname, ".."),
			env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
			encoding: "utf8",
		});
		expect(done.status).toBe(1);
		expect(done.stderr).toMatch(sentence);
		expect(done.stderr).not.toMatch(/\n\s+at /);
	});

	it("says that the port is taken", async () => {
		const { address } = await start();
		const done = spawnSync(process.execPath, ["server.ts"], {
			cwd: join(import.meta.dirname, ".."),
			env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: new URL(address).port },
			encoding: "utf8",
		});
		expect(done.status).toBe(1);
		expect(done.stderr).toMatch(/^Port \d+ is taken/m);
	});
});

/** Sends half of an upload and holds the connection. @returns what came back before it closed */
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
