import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../../test/call.ts";
import { openChangedBuild } from "../../../test/changed-build.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";

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

describe("a page that fails to render", () => {
	let changed: Awaited<ReturnType<typeof openChangedBuild>>;
	beforeAll(async () => {
		changed = await openChangedBuild(site);
	});
	afterAll(() => changed.close());

	const callShell = (path: string, headers: Record<string, string> = {}) =>
		changed.call(path, { headers });
	const breakParts = (parts: Record<string, string>) =>
		changed.replace(parts, () => {
			throw new Error("secret");
		});

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
		changed.lose();
		expectFailure(await callShell("/", { Accept: "text/html" }), { plain: true });
		site.logged.splice(0);
		const answer = await callShell("/api/visitor-count");
		expect(answer.status).toBe(500);
		expect(answer.json().code).toBe("unexpected");
		expectReference(/Reference ([0-9a-f]{8})/.exec(String(answer.json().message))?.[1]);
	});
});
