import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedRoutes } from "../../../test/listed-routes.ts";
import { newAddress } from "../../../test/requests.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { readState } from "../../../test/state.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

describe("cross-site writes", () => {
	const strangers: Record<string, string>[] = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site" },
	];

	it("are refused at every address, whatever they carry", async () => {
		const before = await readState(site);
		const types = [
			"application/x-www-form-urlencoded",
			"multipart/form-data; boundary=b",
			"text/plain",
		];
		const routes = listedRoutes.map(({ path }) => `/${path.replaceAll(/:\w+|\*/g, "1")}`);
		const others = ["/?index", "/api/uploads", `/api/uploads/${"0".repeat(32)}`];
		for (const [at, target] of [...routes, ...others].entries()) {
			for (const stranger of strangers) {
				const headers = { ...stranger, "Content-Type": types[at % types.length] ?? "" };
				for (const method of ["POST", "DELETE"]) {
					const answer = await site.call(target, { method, headers, body: "a=b" });
					expect(answer.status, `${method} ${target}`).toBe(403);
				}
			}
		}
		expect(await readState(site)).toEqual(before);
	});

	it("do not include the site's own and those of other clients than browsers", async () => {
		const own = { Origin: site.address, "Sec-Fetch-Site": "same-origin" };
		const options = { method: "POST", json: { message: "hello" } };
		const secretPage = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
		for (const headers of [own, secretPage, {}]) {
			expect((await site.call("/api/notes", { ...options, headers })).status).toBe(201);
		}
	});
});

describe("the origin of a write", () => {
	const note = { method: "POST", json: { message: "hello" } };
	it.each([
		["http://localhost:80", "LOCALHOST", 403],
		["http://localhost", "LOCALHOST:80", 201],
		["http://localhost:3000", "LocalHost:3000", 201],
		["https://studio.localhost", "studio.localhost:443", 201],
		["https://studio.localhost", "studio.localhost:80", 403],
		["http://localhost:3000/", "localhost:3000", 403],
		["http://x@localhost:3000", "localhost:3000", 403],
		["ftp://localhost:3000", "localhost:3000", 403],
	])("%s is compared with %s: %i", async (origin, host, status) => {
		const headers = { Origin: origin, Host: host };
		const answer = await site.call("/api/notes", { ...note, headers, from: newAddress() });
		expect(answer.status).toBe(status);
	});
});

describe("behind a proxy that terminates TLS", () => {
	it("forms from the public origin are accepted, and those from the inner address are refused", async () => {
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

describe("the Host header", () => {
	const origin = "https://studio.example.com";
	const paths = [
		"/",
		"/artwork/tattoos/12-blue-columbine-color-calf",
		"/blog/aftercare/tattoo-aftercare-guide",
		"/contact",
		"/sitemap.xml",
		"/robots.txt",
		"/llms.txt",
		"/blog/rss.xml",
		"/blog/atom.xml",
	];

	it.each([...paths, "/healthz", "/no-such-page", "/pictures/home/hero-480.avif"])(
		"is refused at %s if it is foreign, and not echoed",
		async (path) => {
			const answer = await site.call(path, { headers: { Host: "evil.example:3000" } });
			expect(answer.status).toBe(421);
			expect(answer.json().message).toContain("PUBLIC_ORIGIN");
			expect(answer.text + JSON.stringify(answer.headers)).not.toContain("evil.example");
		},
	);

	it("is refused for writes, whose Origin would be the same foreign one", async () => {
		const before = await readState(site);
		const headers = { Host: "evil.example", Origin: "http://evil.example" };
		const note = { method: "POST", json: { message: "hello" }, headers };
		expect((await site.call("/api/notes", note)).status).toBe(421);
		const upload = { "Tus-Resumable": "1.0.0", "Upload-Length": "9", Host: "evil.example" };
		const begun = await site.call("/api/uploads", { method: "POST", headers: upload });
		expect(begun.status).toBe(421);
		expect(await readState(site)).toEqual(before);
	});

	it("is refused in plain text for pages", async () => {
		const headers = { Host: "evil.example", Accept: "text/html" };
		const answer = await site.call("/", { headers });
		expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(answer.text).toMatch(/^This site is not known by that name\. .*PUBLIC_ORIGIN/);
	});

	it("is ignored if a public origin is configured", async () => {
		const known = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
		const answers = await Promise.all(
			paths.map((path) => known.call(path, { headers: { Host: "evil.example:3000" } })),
		);
		const inner = new URL(known.address).host;
		await known.close();
		for (const [index, { status, text, headers }] of answers.entries()) {
			expect(status, paths[index]).toBe(200);
			expect(text, paths[index]).toContain(origin);
			expect(text + JSON.stringify(headers)).not.toMatch(/evil\.example/);
			expect(text).not.toContain(inner);
		}
	});

	it("must occur exactly once", async () => {
		const { hostname, port } = new URL(site.address);
		const socket = connect(Number(port), hostname);
		socket.write(
			`GET / HTTP/1.1\r\nHost: ${hostname}\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
		);
		const [bytes] = await once(socket, "data");
		socket.destroy();
		expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 /);
	});
});
