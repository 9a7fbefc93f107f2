import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, call } from "../../../test/call.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { createShell } from "../shell.server.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
	await sql`alter table visitor_count rename to lost_visitor_count`.execute(site.database.db);
});
beforeEach(() => void site.logged.splice(0));
afterAll(() => site.close());

function expectFailure(answer: Answer, { plain = false } = {}): void {
	expect(answer.status).toBe(500);
	expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(answer.headers["cache-control"]).toBe("no-store");
	const words = answer.text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "");
	expect(words).toMatch(/<h1[^>]*>Something went wrong<\/h1>/);
	expect(words).toContain("The problem is on my end, not yours.");
	expect(words).toMatch(/<a [^>]*href="\/"/);
	if (!plain) {
		expect(words).toContain("<header");
		expect(words).toContain('aria-label="Main"');
		expect(words).toContain("<footer");
		expect(words).toContain("Follow");
	}
	expect(words).not.toMatch(/style="/);
	expectReference(/Reference (?:<[^>]+>)*([0-9a-f]{8})/.exec(words)?.[1]);
	expectNoInternals(answer);
}

function expectReference(reference: string | undefined): void {
	const unexpected = site.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
	expect(unexpected.map((line) => line.reference)).toEqual([reference]);
	expect(reference).toMatch(/^[0-9a-f]{8}$/);
}

function expectNoInternals({ text }: Answer): void {
	expect(text).not.toMatch(
		/visitor_count|no such table|sqlite|secret|stack|\.(ts|tsx):|Unexpected/i,
	);
}

describe("a page whose loader fails", () => {
	it("keeps header and footer and shows the reference that is in the log", async () => {
		const answer = await site.call("/?counted");
		expectFailure(answer);
		expect(answer.text).toContain('<meta name="robots" content="noindex"');
		expect(answer.text).toContain("<title>Something went wrong | ");
		expect(answer.text).toMatch(/<a [^>]*href="\/\?counted=?"[^>]*>Try Again<\/a>/);
	});

	it("returns the same reference in the page's data", async () => {
		const answer = await site.call("/_.data?counted");
		expect(answer.status).toBe(500);
		expect(answer.headers["cache-control"]).toContain("no-store");
		expectReference(/(?<!\w)[0-9a-f]{8}(?!\w)/.exec(answer.text)?.[0]);
		expectNoInternals(answer);
	});

	it("has no body for HEAD", async () => {
		const answer = await site.call("/?counted", { method: "HEAD" });
		expect(answer).toMatchObject({ status: 500, text: "" });
	});
});

it("a form whose action fails is answered the same way", async () => {
	const answer = await site.call("/?index", {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: "",
	});
	expectFailure(answer);
});

it("a busy database is not a fault: the page says when to retry", async () => {
	const busy = await openTestSite();
	Object.defineProperty(busy.database.db, "selectFrom", {
		value: () => {
			throw Object.assign(new Error("secret"), { code: "57P03" });
		},
	});
	const answer = await busy.call("/?counted");
	await busy.close();
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.text).toContain("The studio’s records are busy. Please try again in a moment.");
	expect(answer.text).toContain("<footer");
	expectNoInternals(answer);
});

describe("a page that fails to render", () => {
	let server: Server;
	let build: ServerBuild;
	let loadBuild = async () => build;
	beforeAll(async () => {
		build = (await import(
			join(import.meta.dirname, "../../../build/server/index.js")
		)) as ServerBuild;
		const shell = createShell({
			site,
			dev: false,
			loadBuild: () => loadBuild(),
			serveFile: async () => false,
		});
		server = createServer(shell);
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	});
	afterAll(() => void server.close());

	const callShell = (path: string, headers: Record<string, string> = {}) =>
		call(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { headers });

	function breakParts(parts: Record<string, string>): void {
		const broken = () => {
			throw new Error("secret");
		};
		const routes = { ...build.routes };
		for (const [id, part] of Object.entries(parts)) {
			const route = routes[id];
			if (!route) throw new Error(`There is no route ${id}`);
			routes[id] = { ...route, module: { ...route.module, [part]: broken } };
		}
		loadBuild = async () => ({ ...build, routes });
	}

	it("shows the error between header and footer", async () => {
		breakParts({ "credits/credits.route": "default" });
		expectFailure(await callShell("/credits"));
	});

	it("shows the plain page if the frame itself fails", async () => {
		breakParts({ root: "Layout" });
		const answer = await callShell("/credits");
		expectFailure(answer, { plain: true });
		expect(answer.headers["content-security-policy"]).toMatch(/style-src 'sha256-/);
	});

	it("shows the plain page with the first reference if the error page fails too", async () => {
		breakParts({ "credits/credits.route": "loader", root: "Layout" });
		const answer = await callShell("/credits");
		expectFailure(answer, { plain: true });
	});

	it("shows the plain page if the site cannot be loaded, and JSON to API callers", async () => {
		loadBuild = () => Promise.reject(new Error("secret"));
		expectFailure(await callShell("/", { Accept: "text/html" }), { plain: true });
		site.logged.splice(0);
		const answer = await callShell("/api/visitor-count");
		expect(answer.status).toBe(500);
		expect(answer.json().code).toBe("unexpected");
		expectReference(/Reference ([0-9a-f]{8})/.exec(String(answer.json().message))?.[1]);
	});
});
