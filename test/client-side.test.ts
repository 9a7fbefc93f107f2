import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeToken } from "../app/server/token.server.ts";
import { readDataFolder } from "./data-folder.ts";
import { listedRoutes, listPathsIn } from "./listed-routes.ts";
import { drawJpeg } from "./media.ts";
import { readPage } from "./read-page.ts";
import { type ClientPage, openRequestPage } from "./request-page.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { upload } from "./tus.ts";

let site: TestSite;
let page: ClientPage;
let erased: ClientPage;
let file = "";
beforeAll(async () => {
	site = await openTestSite();
	file = await upload(site.address, await drawJpeg(), "arm.jpg");
	page = await openRequestPage(site, { uploads: [file] });
	erased = await openRequestPage(site);
	await site.call(`${erased.path}/erase`, { method: "POST" });
});
afterAll(() => site.close());

const all = listPathsIn("request-page/private-pages.route.tsx");
const patterns = all.filter((path) => path.includes(":token"));
const fill = (pattern: string, token: string) =>
	`/${pattern.replace(":token", token).replace(":file", file)}`;

it("has addresses to walk", () => {
	expect(all).toEqual(
		listedRoutes.map(({ path }) => path).filter((path) => /^request\b/.test(path)),
	);
	expect(patterns.length).toBeGreaterThanOrEqual(4);
	expect(all.map((path) => fill(path, "")).join()).not.toContain(":");
});

it.each(all)(
	"/%s is kept by no cache, found by no search engine and told to no other site",
	async (pattern) => {
		for (const token of [page.token, erased.token]) {
			for (const path of [fill(pattern, token), `${fill(pattern, token)}.data`]) {
				for (const method of ["GET", "HEAD"]) {
					const { status, headers } = await site.call(path, { method });
					const what = `${method} ${path}`;
					expect([200, 404, 405], what).toContain(status);
					expect(headers["cache-control"], what).toContain("no-store");
					// A file has no data for scripts.
					if (status === 405) continue;
					expect(headers["x-robots-tag"], what).toBe("noindex");
					expect(headers["referrer-policy"], what).toBe("no-referrer");
				}
			}
		}
	},
);

describe.each(patterns)("/%s", (pattern) => {
	const pathOf = (token: string) => fill(pattern, token);

	it("is refused without the request's own link, and nothing changes", async () => {
		const before = await readDataFolder(site);
		const spoilt = page.token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
		const tokens = [spoilt, makeToken(), erased.token, page.token.slice(1), page.id, "nothing"];
		for (const token of tokens) {
			for (const method of ["GET", "HEAD", "POST"]) {
				for (const path of [pathOf(token), `${pathOf(token)}.data`]) {
					const body = method === "POST" ? "words=Hello" : undefined;
					const headers = { Origin: site.address };
					const answer = await site.call(path, { method, body, headers });
					expect([404, 405]).toContain(answer.status);
					expect(answer.text).not.toContain("visitor@example.com");
					expect(answer.headers["cache-control"]).toContain("no-store");
				}
			}
		}
		expect(await readDataFolder(site)).toEqual(before);
	});

	it("answers its own link, and no other site's form", async () => {
		const before = await readDataFolder(site);
		const own = await site.call(pathOf(page.token));
		expect(own.status).toBe(200);
		expect(own.headers["cache-control"]).toBe("private, no-store");
		expect(own.headers["referrer-policy"]).toBe("no-referrer");
		const others: Record<string, string>[] = [
			{ Origin: "https://attacker.example" },
			{ Origin: "null" },
			{ Origin: "null", "Sec-Fetch-Site": "cross-site" },
		];
		for (const headers of others) {
			const answer = await site.call(pathOf(page.token), { method: "POST", headers });
			expect(answer.status).toBe(403);
		}
		expect(await readDataFolder(site)).toEqual(before);
	});
});

it("leads from a link that does not work to a new one", async () => {
	for (const path of [erased.path, `/request/${makeToken()}`, "/request/nothing"]) {
		const answer = await site.call(path);
		expect(answer.headers["referrer-policy"]).toBe("no-referrer");
		const { headings, links, meta, title } = readPage(answer.text);
		expect(headings).toEqual(["This Link Doesn’t Work"]);
		expect(title).toBe("This link leads nowhere | Front Range Linework");
		expect(meta.get("robots")).toBe("noindex");
		expect(links.map(({ to }) => to)).toContain("/request/lost");
	}
});

it("is in no sitemap", async () => {
	expect((await site.call("/sitemap.xml")).text).not.toContain("/request");
	expect((await site.call("/llms.txt")).text).not.toContain("/request/");
});
