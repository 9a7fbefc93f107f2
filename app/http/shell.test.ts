import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

/** Everything a refused call must have left as it was. */
async function readState() {
	const { db } = site.database;
	return {
		requests: (await db.selectFrom("consultation_submissions").select("id").execute()).length,
		notes: (await db.selectFrom("Thank you and notes").select("id").execute()).length,
		files: (await db.selectFrom("reference_files").select("id").execute()).length,
		count: await db.selectFrom("visitor_count").selectAll().execute(),
	};
}

describe("paths", () => {
	it.each(["/", "/home", "/consultation"])("serves %s", async (path) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
	});

	it.each([
		["/HOME", "/home"],
		["/home/", "/home"],
		["/Consultation/?a=B", "/consultation?a=B"],
	])("redirects %s to %s", async (path, target) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(target);
	});

	it.each([
		"/no-such-page",
		"/No-Such-Page/",
		"//evil.example/",
		"/home//",
		"//",
		"/%zz",
		"/%00",
		"/a%2fb",
		"/..%5c..%5cpackage.json",
		"/uploads/../linework.db",
		"/assets/..%2f..%2fpackage.json",
		"/assets/../../package.json",
		"/%2e%2e/package.json",
		"/.env",
		"/.git/config",
		"/data/linework.db",
		"/linework.db-wal",
		"/.vite/manifest.json",
		"/server.ts",
		`/${"x".repeat(3_000)}`,
	])("answers %.40s with the missing page and nothing else", async (path) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(404);
		expect(answer.headers.location).toBeUndefined();
		expect(answer.text).toContain("Oops! Page not found");
		expect(answer.text).toMatch(/<a [^>]*href="\/"/);
		expect(answer.text).not.toMatch(/at .*\.(ts|js):\d+/);
	});

	it("serves assets compressed and lets a browser keep them", async () => {
		const page = await site.call("/");
		const asset = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? "";
		const answer = await site.call(asset, { headers: { "Accept-Encoding": "gzip, br" } });
		expect(answer.status).toBe(200);
		expect(answer.headers["content-encoding"]).toBe("br");
		expect(answer.headers["cache-control"]).toContain("immutable");
		const again = await site.call(asset, {
			headers: { "If-None-Match": String(answer.headers.etag) },
		});
		expect(again.status).toBe(304);
	});
});

describe("methods", () => {
	it.each([
		["PUT", "/api/visitor-count", "GET, HEAD, POST, OPTIONS"],
		["PATCH", "/api/visitor-count", "GET, HEAD, POST, OPTIONS"],
		["DELETE", "/api/notes", "POST, OPTIONS"],
		["GET", "/api/consultations", "POST, OPTIONS"],
		["HEAD", "/api/notes", "POST, OPTIONS"],
		["POST", "/healthz", "GET, HEAD, OPTIONS"],
		["POST", "/no-such-page", "GET, HEAD, OPTIONS"],
		["PUT", "/api/uploads", "POST, OPTIONS"],
		["GET", `/api/uploads/${"0".repeat(32)}`, "HEAD, PATCH, DELETE, OPTIONS"],
		["TRACE", "/", "GET, HEAD, POST, OPTIONS"],
		["PROPFIND", "/", "GET, HEAD, POST, OPTIONS"],
	])("refuses %s %s and says what is allowed", async (method, path, allow) => {
		const before = await readState();
		const answer = await site.call(path, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe(allow);
		expect(await readState()).toEqual(before);
	});

	it.each(["/api/visitor-count", "/api/notes", "/consultation", "/api/uploads"])(
		"answers OPTIONS %s without doing anything",
		async (path) => {
			const before = await readState();
			expect((await site.call(path, { method: "OPTIONS" })).status).toBe(204);
			expect(await readState()).toEqual(before);
		},
	);

	it.each(["/", "/healthz", "/api/visitor-count"])("HEAD %s has no body", async (path) => {
		const answer = await site.call(path, { method: "HEAD" });
		expect(answer.status).toBe(200);
		expect(answer.text).toBe("");
	});
});

describe("writes from another site", () => {
	const calls: [string, () => Parameters<TestSite["call"]>[1]][] = [
		["/api/consultations", () => submission()],
		["/api/notes", () => ({ method: "POST", json: { message: "hello" } })],
		["/api/visitor-count", () => ({ method: "POST" })],
		["/?index", () => ({ method: "POST", body: "" })],
		["/consultation", () => ({ method: "POST", body: "" })],
		["/api/uploads", () => ({ method: "POST", headers: { "Upload-Length": "9" } })],
		[`/api/uploads/${"0".repeat(32)}`, () => ({ method: "DELETE" })],
	];
	const strangers: Record<string, string>[] = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site" },
	];

	it.each(calls)("are refused at %s and change nothing", async (path, make) => {
		const before = await readState();
		for (const stranger of strangers) {
			const options = make();
			const headers = { "Tus-Resumable": "1.0.0", ...options?.headers, ...stranger };
			const answer = await site.call(path, { ...options, headers, from: newAddress() });
			expect(answer.status, JSON.stringify(stranger)).toBe(403);
		}
		expect(await readState()).toEqual(before);
	});

	it("are what they say: the site's own, and callers that are no browser, are let through", async () => {
		const own = { Origin: site.address, "Sec-Fetch-Site": "same-origin" };
		const options = { method: "POST", json: { message: "hello" } };
		expect((await site.call("/api/notes", { ...options, headers: own })).status).toBe(201);
		expect((await site.call("/api/notes", options)).status).toBe(201);
	});
});

describe("behind a proxy that ends TLS", () => {
	it("forms of the public origin are taken, and those of the inner address are not", async () => {
		const origin = "https://studio.example.com";
		const inner = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
		const post = (from: string) =>
			inner.call("/?index", {
				method: "POST",
				body: "",
				headers: { Origin: from, "Content-Type": "application/x-www-form-urlencoded" },
			});
		const taken = await post(origin);
		const refused = await post(inner.address);
		await inner.close();
		expect(taken.status).toBe(303);
		expect(refused.status).toBe(403);
	});
});

describe("bodies", () => {
	it("are refused by their declared length before they are read", async () => {
		for (const path of ["/api/consultations", "/consultation", "/api/uploads", "/api/notes"]) {
			const answer = await sendRaw(
				`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10737418240\r\n\r\n{`,
			);
			expect(answer, path).toMatch(/^HTTP\/1\.1 413 /);
		}
	});

	it("are cut off at the limit when they declare none", async () => {
		const before = await readState();
		const answer = await sendRaw(
			"POST /api/consultations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
			`10000\r\n${"0".repeat(65_536)}\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(await readState()).toEqual(before);
	});
});

describe("headers", () => {
	it.each([
		["/", 200],
		["/consultation", 200],
		["/no-such-page", 404],
		["//", 404],
		["/healthz", 200],
		["/api/user", 401],
		["/api/notes", 405],
		["/pictures/hero-480.avif", 200],
		["/api/uploads", 405],
	])("protect %s (%i)", async (path, status) => {
		const { status: seen, headers } = await site.call(path);
		expect(seen).toBe(status);
		const policy = headers["content-security-policy"] ?? "";
		expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
		for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
			expect(policy).toContain(part);
		}
		expect(policy).toContain("form-action 'self'");
		expect(policy).not.toMatch(/unsafe/);
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["x-frame-options"]).toBe("DENY");
		expect(headers["referrer-policy"]).toBe("same-origin");
		expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
		expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
		expect(headers["permissions-policy"]).toContain("camera=()");
		expect(headers).not.toHaveProperty("x-powered-by");
		expect(headers).not.toHaveProperty("access-control-allow-origin");
	});

	it("ask for HTTPS only where the site is served by it", async () => {
		expect((await site.call("/")).headers).not.toHaveProperty("strict-transport-security");
		const secure = await openTestSite("sqlite", { PUBLIC_ORIGIN: "https://studio.example.com" });
		const { headers } = await secure.call("/");
		await secure.close();
		expect(headers["strict-transport-security"]).toMatch(/^max-age=(3[2-9]|[4-9]\d)\d{6}/);
	});

	it("leave no inline style in a page, nor a script before its content", async () => {
		for (const path of ["/", "/consultation", "/no-such-page"]) {
			const { text } = await site.call(path);
			expect(text).not.toMatch(/<[^>]+ style="/);
			expect(text).not.toMatch(/<script[^>]+type="module"|<link[^>]+rel="modulepreload"/);
			const loader = /<script>([^<]*text\/late[\s\S]*?)<\/script>/.exec(text)?.[1] ?? "";
			expect(loader.length).toBeGreaterThan(100);
			expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(1024);
		}
	});
});

describe("/api/user, /healthz and /readyz", () => {
	it("say that nobody is signed in", async () => {
		const answer = await site.call("/api/user");
		expect(answer.status).toBe(401);
		expect(answer.json().code).toBe("session_missing");
	});

	it("say that the site is up and can store", async () => {
		expect((await site.call("/healthz")).status).toBe(200);
		expect((await site.call("/readyz")).status).toBe(200);
	});
});

/** Sends bytes as they are, and more of them until an answer comes. @returns what came back */
function sendRaw(head: string, more?: string): Promise<string> {
	const { hostname, port } = new URL(site.address);
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(Number(port), hostname, () => {
			socket.write(head);
			for (let sent = 0; more && sent < 64; sent += 1) socket.write(more);
		});
		socket.on("data", (bytes) => {
			answer += bytes.toString("latin1");
		});
		socket.on("close", () => resolve(answer));
		socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
	});
}
