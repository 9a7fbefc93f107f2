import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { connect as connectSafely } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningProxy, startCaddy, startNginx } from "../../scripts/faults/proxies.ts";
import { findFreePort } from "../free-port.ts";
import { makeVideo } from "../media.ts";
import { makeDataDir, type SiteProcess, startProcess } from "../processes.ts";
import { submission } from "../requests.ts";

const megabyte = 1024 ** 2;
const kinds = { caddy: startCaddy, nginx: startNginx };

describe.each(Object.entries(kinds))("the site behind %s", (name, startProxy) => {
	let dataDir: string;
	let origin: string;
	let sitePort: number;
	let proxy: RunningProxy;
	let site: SiteProcess;
	const start = () => {
		const env = { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: "127.0.0.1" };
		return startProcess({ dataDir, port: sitePort, env });
	};
	beforeAll(async () => {
		dataDir = await makeDataDir();
		sitePort = await findFreePort();
		const port = await findFreePort();
		origin = `https://localhost:${port}`;
		proxy = await startProxy({ port, sitePort });
		site = await start();
	});
	afterAll(async () => {
		await proxy.stop();
		await site.end("SIGKILL");
	});

	/** Trusts the proxy's authority only. */
	const open = async (from = "127.0.0.1") => {
		const tls = {
			ca: proxy.authority(),
			host: "127.0.0.1",
			port: Number(new URL(origin).port),
			localAddress: from,
			servername: "localhost",
			ALPNProtocols: ["h2"],
		};
		const session = connect(origin, { createConnection: () => connectSafely(tls) });
		await once(session, "connect");
		return session;
	};
	const ask = async (
		session: ClientHttp2Session,
		head: Record<string, string | number>,
		body?: string | Buffer,
	) => {
		const stream = session.request(head, { endStream: body === undefined });
		const answered = once(stream, "response") as Promise<
			[IncomingHttpHeaders & { ":status": number }]
		>;
		if (body !== undefined) stream.end(body);
		const [headers] = await answered;
		let text = "";
		for await (const chunk of stream) text += chunk;
		return { status: headers[":status"], headers, text };
	};
	const post = (path: string, more: Record<string, string | number> = {}) => ({
		":method": "POST",
		":path": path,
		origin,
		...more,
	});
	const note = post("/api/notes", { "content-type": "application/json" });

	it("answers over HTTP/2 and TLS, with its own headers and compression", async () => {
		const session = await open();
		expect(session.alpnProtocol).toBe("h2");
		const page = await ask(session, { ":path": "/about", "accept-encoding": "br" });
		expect(page.status).toBe(200);
		expect(page.headers["content-encoding"]).toBe("br");
		expect(page.headers["strict-transport-security"]).toBe("max-age=63072000");
		expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
		session.close();
	});

	it("counts by the visitor's own address, whatever one says about oneself", async () => {
		const session = await open("127.0.0.77");
		const statuses: number[] = [];
		for (let turn = 0; turn < 11; turn += 1) {
			const head = { ...note, "x-forwarded-for": `192.0.2.${turn}` };
			statuses.push((await ask(session, head, JSON.stringify({ message: "Hi" }))).status);
		}
		expect(statuses).toEqual([...Array(10).fill(201), 429]);
		session.close();
		const other = await open("127.0.0.78");
		expect((await ask(other, note, JSON.stringify({ message: "Hi" }))).status).toBe(201);
		other.close();
	});

	it("takes a film of 100 MB as it is sent, and the request with it", async () => {
		const session = await open("127.0.0.79");
		const film = makeVideo("mov", 100 * megabyte - 4096);
		const tus = { "tus-resumable": "1.0.0" };
		const metadata = `filename ${Buffer.from("arm.mov").toString("base64")}`;
		const size = { "upload-length": film.length, "upload-metadata": metadata };
		const made = await ask(session, post("/api/uploads", { ...tus, ...size }));
		expect(made.status).toBe(201);
		const path = new URL(String(made.headers.location), origin).pathname;
		const id = path.split("/").at(-1) ?? "";
		const stream = session.request({
			...{ ":method": "PATCH", ":path": path, origin, ...tus },
			...{ "upload-offset": 0, "content-type": "application/offset+octet-stream" },
			"content-length": film.length,
		});
		const answered = once(stream, "response") as Promise<[{ ":status": number }]>;
		const half = film.length / 2;
		stream.write(film.subarray(0, half));
		// The second half is sent only once the first is on the site's disk.
		await expect
			.poll(() => statSync(join(dataDir, "incoming", id)).size, { timeout: 30_000 })
			.toBeGreaterThan(half - megabyte);
		stream.end(film.subarray(half));
		expect((await answered)[0][":status"]).toBe(204);
		const { json } = submission({ uploads: [id] });
		const head = post("/api/consultations", { "content-type": "application/json" });
		expect((await ask(session, head, JSON.stringify(json))).status).toBe(201);
		expect(readdirSync(join(dataDir, "files"))).toEqual([id]);
		session.close();
	});

	it("says in words that something is too large", async () => {
		const session = await open();
		const head = post("/consultation", { accept: "text/html", "content-length": 600 * megabyte });
		const stream = session.request({ ...head, "content-type": "multipart/form-data; boundary=b" });
		stream.on("error", () => {});
		stream.write("--b\r\n");
		const [headers] = (await once(stream, "response")) as [IncomingHttpHeaders];
		expect(headers[":status"]).toBe(413);
		expect(headers["content-type"]).toContain("text/plain");
		let text = "";
		stream.on("data", (bytes: Buffer) => {
			text += bytes.toString();
		});
		await expect.poll(() => text).toMatch(/too large/);
		session.destroy();
	});

	it("says in words that it is away, and is back without a start of the proxy", async () => {
		await site.end("SIGTERM");
		const session = await open();
		const away = ask(session, { ":path": "/about" });
		if (name === "caddy") {
			// It lets a request wait while the site starts again.
			site = await start();
			expect((await away).status).toBe(200);
			await site.end("SIGTERM");
		}
		const refused = name === "caddy" ? await ask(session, { ":path": "/about" }) : await away;
		expect(refused.status).toBe(502);
		expect(refused.text).toContain("This site is away for a moment.");
		expect(refused.headers["retry-after"]).toBe("60");
		site = await start();
		expect((await ask(session, { ":path": "/about" })).status).toBe(200);
		session.close();
	});
});
