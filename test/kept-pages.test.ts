import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChangingContent } from "./changing-content.ts";
import { documents } from "./documents.ts";
import { findHydration } from "./hydration.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

async function read(path: string, headers: Record<string, string> = {}, method = "GET") {
	// `fetch` would decode the body, and ask for encodings of its own.
	const { request } = await import("node:http");
	return new Promise<{ status: number; fields: Record<string, unknown>; body: Buffer }>(
		(resolve, reject) => {
			const sent = request(site.address + path, { method, headers }, async (response) => {
				const chunks: Buffer[] = await response.toArray();
				const { date: _, ...fields } = response.headers;
				resolve({ status: response.statusCode ?? 0, fields, body: Buffer.concat(chunks) });
			});
			sent.on("error", reject).end();
		},
	);
}

describe.each([
	"/",
	"/artwork/tattoos?page=2",
	"/artwork/tattoos.data",
	"/api/artwork/tattoos?page=2",
	"/blog/rss.xml",
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
])("%s", (path) => {
	it("says the same in each encoding", async () => {
		const [whole, br, gzip] = [
			await read(path),
			await read(path, { "Accept-Encoding": "gzip, br" }),
			await read(path, { "Accept-Encoding": "gzip" }),
		];
		expect(whole.fields["content-encoding"]).toBeUndefined();
		if (whole.body.length < 1024) return expect(br).toEqual(whole);
		expect(br.fields["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(br.body)).toEqual(whole.body);
		expect(gzip.fields["content-encoding"]).toBe("gzip");
		expect(gunzipSync(gzip.body)).toEqual(whole.body);
		expect([whole, br, gzip].map(({ fields }) => fields.vary)).toEqual(
			Array(3).fill("Accept-Encoding"),
		);
	});

	it("is shared by CDNs, without cookies, and is not sent to who has it", async () => {
		const { status, fields } = await read(path);
		expect(status).toBe(200);
		expect(fields["cache-control"]).toBe(
			"public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate",
		);
		expect(fields["set-cookie"]).toBeUndefined();
		const known = { "If-None-Match": String(fields.etag) };
		const again = await read(path, known);
		expect([again.status, again.body.length]).toEqual([304, 0]);
		expect(again.fields).toMatchObject({
			etag: fields.etag,
			"cache-control": fields["cache-control"],
			"content-security-policy": fields["content-security-policy"],
		});
		expect((await read(path, known, "HEAD")).status).toBe(304);
	});

	it("answers HEAD as it answers GET, without the body", async () => {
		const { fields } = await read(path);
		const head = await read(path, {}, "HEAD");
		expect(head.fields).toEqual(fields);
		expect(head.body).toHaveLength(0);
	});
});

describe("the hydration script of a page", () => {
	it.each(["/", "/about", "/artwork/tattoos?filter=all&page=2"])(
		"has the data of %s, which the page has not, and is kept for a year",
		async (path) => {
			const page = await site.call(path);
			expect([page.status, page.text.includes("loaderData")]).toEqual([200, false]);
			const { status, headers, text } = await site.call(findHydration(page.text));
			expect([status, text.includes("loaderData")]).toEqual([200, true]);
			expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
			expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		},
	);

	it("is in the page where that is not kept", async () => {
		const { text } = await site.call("/?counted");
		expect(text).toContain("loaderData");
		expect(text).not.toContain("/assets/hydration-");
	});

	it("is found by a site that has not shown the page, and after the content has changed", async () => {
		const env = { PUBLIC_ORIGIN: "https://studio.example.com" };
		const { content, publish } = openChangingContent(documents);
		const one = await openTestSite("sqlite", env, content);
		const other = await openTestSite("sqlite", env);
		const address = findHydration((await one.call("/about")).text);
		const { status, text } = await other.call(address);
		publish({ ...documents, studio: { ...documents.studio, name: "Another Studio" } });
		const changed = findHydration((await one.call("/about")).text);
		const former = await one.call(address);
		await Promise.all([one.close(), other.close()]);
		expect(status).toBe(200);
		expect(changed).not.toBe(address);
		expect(former.text).toBe(text);
	});

	it("is found nowhere else", async () => {
		const address = findHydration((await site.call("/about")).text);
		for (const made of [
			address.replace(/-\w{16}/, "-0123456789abcdef"),
			address.replace("about", "contact"),
			address.replace("about", "no-such-page"),
			`${address}?page=2`,
		]) {
			expect((await site.call(made)).status).toBe(404);
		}
	});
});

it.each([
	["POST", "/?index", 303],
	["GET", "/?counted", 200],
	["GET", "/api/visitor-count", 200],
	["GET", "/api/user", 401],
	["GET", "/readyz", 200],
	["GET", "/no-such-page", 404],
	["GET", "/artwork/tattoos?page=none", 400],
])("%s %s is kept by nobody between", async (method, path, status) => {
	const answer = await site.call(path, { method });
	expect(answer.status).toBe(status);
	expect(answer.headers["cache-control"]).toContain("no-store");
	expect(answer.headers.etag).toBeUndefined();
});

it("asks the server each time the request form is opened", async () => {
	const { headers } = await site.call("/consultation");
	expect(headers["cache-control"]).toBe("public, no-cache");
});

it("answers an unknown address as its own route does, whatever was asked before", async () => {
	const look = async (path: string) => {
		const { status, text } = await site.call(path);
		const section = /aria-current="true" href="([^"]*)"/.exec(text)?.[1];
		const [, waysOn, words] = /href="([^"]*)"[^>]*>(Show All|Return to Home)</.exec(text) ?? [];
		return [status, section, waysOn, words];
	};
	const findHeading = async (path: string) =>
		/<h1[^>]*>([^<]*)/.exec((await site.call(path)).text)?.[1];
	for (const word of ["one", "two", "three"]) {
		expect(await findHeading("/artwork/tattoos?page=0")).toBe("No such page");
		expect(await findHeading(`/artwork/tattoos?filter=${word}`)).toBe("No such filter");
		const home = ["/", "Return to Home"];
		expect(await look(`/${word}`)).toEqual([404, undefined, ...home]);
		expect(await look(`/artwork/tattoos/${word}`)).toEqual([404, "/artwork", ...home]);
		expect(await look(`/blog/${word}`)).toEqual([404, "/blog", ...home]);
		for (const list of ["/artwork/tattoos", "/artwork/drawings"]) {
			const query = `?filter=${word}`;
			expect(await look(list + query)).toEqual([400, "/artwork", list, "Show All"]);
		}
	}
});

describe("odd queries and spellings share an entry", () => {
	const columbine = "piece=tattoos%2F12";
	it.each([
		["/about", ["/about?_routes=x", "/about?x=y&utm_source=card", "/about?sent"]],
		["/contact?sent", ["/contact?sent=1", "/contact?sent=x&x=sent"]],
		["/artwork/tattoos?page=2", ["/artwork/tattoos?utm_source=x&page=2&_routes=x"]],
		["/artwork/tattoos?filter=all&page=2", ["/artwork/tattoos?page=2&filter=all"]],
		[`/consultation?${columbine}`, [`/consultation?x=y&${columbine}`]],
		["/consultation?piece=tattoos/99999", ["/consultation?piece=x", "/consultation?piece=12"]],
		["/about.data", ["/ABOUT.data", "/%61bout.data", "/about/_.data", "/about.data?_routes="]],
		["/about.data?_routes=root", ["/about.data?_routes=x,root,root,y"]],
		["/About", ["/aBOUT", "/about/", "/%61bout"]],
	])("%s", async (path, others) => {
		const first = await site.call(path);
		const { entries, misses } = site.pages.stats();
		for (const other of others) {
			const { status, text } = await site.call(other);
			expect([other, status, text]).toEqual([other, first.status, first.text]);
		}
		expect(site.pages.stats()).toMatchObject({ entries, misses });
	});

	it.each([
		"/artwork/tattoos?page=2&page=2",
		"/consultation?piece=x&piece=y",
		"/about.data?_routes=x",
	])("%s is not kept", async (path) => {
		await site.call("/consultation?piece=x");
		const { entries } = site.pages.stats();
		await site.call(path);
		expect(site.pages.stats()).toMatchObject({ entries });
	});
});

it("carries any query on with a redirect that is kept", async () => {
	for (const path of ["/Credits", "/tattoos", "/blog/techniques", "/artwork/tattoos/12"]) {
		const { location } = (await site.call(path)).headers;
		const { misses } = site.pages.stats();
		for (const query of ["?utm_source=card&page=2", "?x=%3Cscript%3E", "?"]) {
			const answer = await site.call(path + query);
			expect([answer.status, answer.headers.location]).toEqual([
				301,
				`${location}${query === "?" ? "" : query}`,
			]);
		}
		expect(site.pages.stats()).toMatchObject({ misses });
	}
});
