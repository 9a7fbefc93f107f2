import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { readState } from "../../test/state.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

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
		const before = await readState(site);
		for (const stranger of strangers) {
			const options = make();
			const headers = { "Tus-Resumable": "1.0.0", ...options?.headers, ...stranger };
			const answer = await site.call(path, { ...options, headers, from: newAddress() });
			expect(answer.status, JSON.stringify(stranger)).toBe(403);
		}
		expect(await readState(site)).toEqual(before);
	});

	it("are what they say: the site's own, and callers that are no browser, are let through", async () => {
		const own = { Origin: site.address, "Sec-Fetch-Site": "same-origin" };
		const options = { method: "POST", json: { message: "hello" } };
		expect((await site.call("/api/notes", { ...options, headers: own })).status).toBe(201);
		expect((await site.call("/api/notes", options)).status).toBe(201);
	});
});

describe("where a write comes from", () => {
	const note = { method: "POST", json: { message: "hello" } };
	it.each([
		["http://localhost:80", "LOCALHOST", 403],
		["http://localhost", "LOCALHOST:80", 201],
		["http://localhost:3000", "LocalHost:3000", 201],
		["https://studio.example.com", "studio.example.com:443", 201],
		["https://studio.example.com", "studio.example.com:80", 403],
		["http://localhost:3000/", "localhost:3000", 403],
		["http://x@localhost:3000", "localhost:3000", 403],
		["ftp://localhost:3000", "localhost:3000", 403],
	])("%s is told from %s: %i", async (origin, host, status) => {
		const headers = { Origin: origin, Host: host };
		const answer = await site.call("/api/notes", { ...note, headers, from: newAddress() });
		expect(answer.status).toBe(status);
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
