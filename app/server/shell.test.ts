import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { readState } from "../../test/state.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

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
		["/%63onsultation", "/consultation"],
		["/Blog/History/", "/blog/history"],
		["/blog/Aftercare/Tattoo-Aftercare-Guide", "/blog/aftercare/tattoo-aftercare-guide"],
	])("redirects %s to %s", async (path, target) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(target);
	});

	it.each([
		"/no-such-page",
		"/No-Such-Page/",
		"/blog/No-Such-Article/",
		"/Blog/aftercare/no-such-article",
		"//evil.example/",
		"/home//",
		"//",
		"/%zz",
		"/%00",
		"/a%2fb",
		"/about%3Fx",
		"/about%23x",
		"/About%3f",
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
	])("answers %.40s with the missing page only", async (path) => {
		const answer = await site.call(path);
		expect(answer.status).toBe(404);
		expect(answer.headers.location).toBeUndefined();
		expect(answer.text).toContain("Oops! Page not found");
		expect(answer.text).toMatch(/<a [^>]*href="\/"/);
		expect(answer.text).not.toMatch(/at .*\.(ts|js):\d+/);
	});

	it("serves assets compressed and cacheable", async () => {
		const page = await site.call("/");
		const asset = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? "";
		const answer = await site.call(asset, { headers: { "Accept-Encoding": "gzip, br" } });
		expect(answer.status).toBe(200);
		expect(answer.headers["content-encoding"]).toBe("br");
		expect(answer.headers["cache-control"]).toContain("immutable");
		const again = await site.call(asset, {
			headers: { "Accept-Encoding": "br", "If-None-Match": String(answer.headers.etag) },
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
		["POST", "/Consultation/", "GET, HEAD, OPTIONS"],
		["POST", "/api/consultations.data", "OPTIONS"],
		["GET", "/api/user.data", "OPTIONS"],
		["PUT", "/api/uploads", "POST, OPTIONS"],
		["GET", `/api/uploads/${"0".repeat(32)}`, "HEAD, PATCH, DELETE, OPTIONS"],
		["TRACE", "/", "GET, HEAD, POST, OPTIONS"],
		["PROPFIND", "/", "GET, HEAD, POST, OPTIONS"],
	])("refuses %s %s and lists the allowed methods", async (method, path, allow) => {
		const before = await readState(site);
		const answer = await site.call(path, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe(allow);
		expect(await readState(site)).toEqual(before);
	});

	it.each(["/api/visitor-count", "/api/notes", "/consultation", "/api/uploads"])(
		"answers OPTIONS %s without running the route",
		async (path) => {
			const before = await readState(site);
			expect((await site.call(path, { method: "OPTIONS" })).status).toBe(204);
			expect(await readState(site)).toEqual(before);
		},
	);

	it.each(["/", "/healthz", "/api/visitor-count"])("HEAD %s has no body", async (path) => {
		const answer = await site.call(path, { method: "HEAD" });
		expect(answer.status).toBe(200);
		expect(answer.text).toBe("");
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
		["/pictures/home/hero-480.avif", 200],
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

	it("require HTTPS only if the site is served by it", async () => {
		expect((await site.call("/")).headers).not.toHaveProperty("strict-transport-security");
		const secure = await openTestSite("sqlite", { PUBLIC_ORIGIN: "https://studio.example.com" });
		const { headers } = await secure.call("/");
		await secure.close();
		expect(headers["strict-transport-security"]).toMatch(/^max-age=(3[2-9]|[4-9]\d)\d{6}/);
	});

	it("rule out inline styles in a page, and scripts before its content", async () => {
		for (const path of ["/", "/consultation", "/no-such-page"]) {
			const { text } = await site.call(path);
			expect(text).not.toMatch(/<[^>]+ style="/);
			expect(text).not.toMatch(/<script[^>]+type="module"|<link[^>]+rel="modulepreload"/);
			const loader = /<script>([^<]*rel=late[\s\S]*?)<\/script>/.exec(text)?.[1] ?? "";
			expect(loader.length).toBeGreaterThan(100);
			expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2048);
		}
	});
});

describe("the styles in a page", () => {
	it.each([
		["/", "[data-arrived]"],
		["/", ":root[data-edits"],
		["/aftercare", "html[data-healing]"],
	])(
		"%s has rules for what its inline scripts set before the stylesheets come: %s",
		async (path, selector) => {
			const [, styles] = /<style>([\s\S]*?)<\/style>/.exec((await site.call(path)).text) ?? [];
			expect(styles).toContain(selector);
		},
	);
});
