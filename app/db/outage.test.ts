import { connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { submission } from "../../test/requests.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { asRefusal } from "../server/refusal.server.ts";

async function openProxy() {
	const { hostname, port } = new URL(inject("postgres"));
	const sockets = new Set<Socket>();
	const server: Server = createServer((near) => {
		const far = connect(Number(port), hostname);
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => {
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	});
	const listen = (at: number) => new Promise<void>((done) => server.listen(at, "127.0.0.1", done));
	await listen(0);
	const { port: own } = server.address() as { port: number };
	return {
		port: own,
		open: () => listen(own),
		shut: () =>
			new Promise((done) => {
				server.close(done);
				for (const socket of sockets) socket.destroy();
			}),
	};
}

async function makeDatabase(): Promise<string> {
	const name = `outage_${crypto.randomUUID().replaceAll("-", "")}`;
	const client = new pg.Client(`${inject("postgres")}postgres`);
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return name;
}

describe("a Postgres outage", () => {
	let site: TestSite;
	let proxy: Awaited<ReturnType<typeof openProxy>>;
	beforeEach(async () => {
		proxy = await openProxy();
		site = await openTestSite("postgres", {
			DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${proxy.port}/${await makeDatabase()}`,
		});
	});
	afterEach(async () => {
		await site.close();
		await proxy.shut();
	});

	it("answers with a retry time, and recovers by itself", async () => {
		const key = crypto.randomUUID();
		await proxy.shut();
		const away = [
			await site.call("/api/consultations", submission({}, key)),
			await site.call("/api/visitor-count", { method: "POST" }),
			await site.call("/api/visitor-count"),
			await site.call("/api/notes", { method: "POST", json: { message: "Thank you" } }),
		];
		for (const { status, headers, text } of away) {
			expect(status).toBe(503);
			expect(Number(headers["retry-after"])).toBeGreaterThan(0);
			expect(JSON.parse(text)).toMatchObject({ code: "busy" });
			expect(text).not.toMatch(/ECONN|connection|terminated|Postgres/i);
		}
		await proxy.open();
		expect((await site.call("/api/consultations", submission({}, key))).status).toBe(201);
	});
});

describe("a database error", () => {
	const refusal = (code: string, message = "secret") =>
		asRefusal(Object.assign(new Error(message), code ? { code } : {}));

	it.each<[string, string?]>([
		["ECONNREFUSED"],
		["ECONNRESET"],
		["57P01"],
		["57P03"],
		["57014"],
		["53300"],
		["08006"],
		["55P03"],
		["25006"],
		["", "timeout exceeded when trying to connect"],
		["", "Connection terminated unexpectedly"],
	])("%s %s means try again", (code, message) => {
		const { status, headers } = refusal(code, message) ?? {};
		expect(status).toBe(503);
		expect(headers).toEqual({ "Retry-After": "5" });
	});

	it.each([["SQLITE_FULL"], ["53100"]])("%s means the disk is full", (code) => {
		expect(refusal(code)).toMatchObject({
			status: 503,
			code: "no_room",
			headers: { "Retry-After": "60" },
			message: expect.not.stringContaining("secret"),
		});
	});

	it.each([["SQLITE_IOERR"], ["23505"], ["22P02"], ["ENOENT"], [""]])(
		"%s stays an unexpected error",
		(code) => {
			expect(refusal(code)).toBeUndefined();
		},
	);
});
