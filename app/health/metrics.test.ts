import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { createUpload } from "../../test/tus.ts";

const token = "only for the monitoring";

describe.each(engines)("/metrics on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine, { METRICS_TOKEN: token });
	});
	afterAll(() => site.close());

	const ask = (authorization?: string) =>
		site.call("/metrics", { headers: authorization ? { Authorization: authorization } : {} });
	const read = async (name: string) => {
		const { text } = await ask(`Bearer ${token}`);
		const line = text.split("\n").find((one) => one.startsWith(`${name} `));
		return Number(line?.split(" ").at(-1) ?? Number.NaN);
	};

	it("is not there for those without the token", async () => {
		for (const authorization of [undefined, token, `Bearer ${token}s`, "Bearer "]) {
			expect((await ask(authorization)).status).toBe(404);
		}
	});

	it("counts requests by status, and how long they took", async () => {
		const misses = await read('linework_requests_total{status="4xx"}');
		const all = await read("linework_request_duration_seconds_count");
		await site.call("/no-such-page");
		expect(await read('linework_requests_total{status="4xx"}')).toBe(misses + 1);
		expect(await read("linework_request_duration_seconds_count")).toBe(all + 3);
		expect(await read('linework_request_duration_seconds_bucket{le="+Inf"}')).toBe(all + 4);
		expect(await read("linework_requests_waiting")).toBe(1);
	});

	it("counts letters, uploads and kept pages", async () => {
		await createUpload(site.address, 100, "koi.jpg", { from: newAddress() });
		await site.call("/api/consultations", { ...submission(), from: newAddress() });
		expect(await read('linework_letters{state="waiting"}')).toBe(2);
		expect(await read("linework_uploads_unfinished")).toBe(1);
		await site.call("/about");
		const hits = await read('linework_page_cache_requests_total{result="hit"}');
		await site.call("/about");
		expect(await read('linework_page_cache_requests_total{result="hit"}')).toBe(hits + 1);
		expect(await read("linework_page_cache_entries")).toBeGreaterThan(0);
	});

	it("tells what is out of reach, and the rest as well", async () => {
		const reachable = 'linework_reachable{part="database"}';
		expect(await read(reachable)).toBe(1);
		const { db } = site.database;
		await db.schema.alterTable("letters").renameTo("lost").execute();
		expect(await read(reachable)).toBe(0);
		expect(await read('linework_reachable{part="storage"}')).toBe(1);
		expect(await read("linework_requests_waiting")).toBe(1);
		await db.schema.alterTable("lost").renameTo("letters").execute();
	});

	it("knows memory and delay, keeps out of caches, and tells of nobody", async () => {
		expect(await read("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
		expect(await read("linework_event_loop_delay_p99_seconds")).toBeGreaterThan(0);
		const { headers, text } = await ask(`Bearer ${token}`);
		expect(headers["cache-control"]).toContain("no-store");
		expect(text).not.toMatch(/127\.0\.|@|Visitor/);
		for (const line of text.trim().split("\n")) {
			expect(line).toMatch(
				/^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{\w+="[^"]+"\})? [\d.e+-]+)$/,
			);
		}
	});
});

it("is not there on a site without a token, whatever is sent", async () => {
	const site = await openTestSite();
	const headers = { Authorization: "Bearer " };
	expect((await site.call("/metrics", { headers })).status).toBe(404);
	await site.close();
});
