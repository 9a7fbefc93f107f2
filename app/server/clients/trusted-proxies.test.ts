import { afterEach, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../../../test/site.ts";

let site: TestSite;
afterEach(() => site.close());

const click = (forwarded: string) =>
	site.call("/api/visitor-count", {
		method: "POST",
		headers: { "X-Forwarded-For": forwarded },
	});

it("uses the peer's address if no proxy is trusted, whatever the header says", async () => {
	site = await openTestSite();
	const statuses = new Set<number>();
	for (let i = 0; i < 301; i += 1) statuses.add((await click(`6.6.6.${i % 250}`)).status);
	expect([...statuses].sort()).toEqual([200, 429]);
});

it("uses the right-most untrusted address behind a trusted proxy", async () => {
	site = await openTestSite("sqlite", { TRUSTED_PROXIES: "127.0.0.1" });
	for (let i = 0; i < 300; i += 1) await click(`6.6.6.${i % 250}, 7.7.7.7`);
	expect((await click("6.6.6.6, 7.7.7.7")).status).toBe(429);
	expect((await click("7.7.7.7, 7.7.7.8")).status).toBe(200);
});
