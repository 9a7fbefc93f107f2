import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "../app/routes.ts";
import { makeToken } from "../app/server/token.server.ts";
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

const patterns = listPaths(routes).filter((path) => path.startsWith("request/:token"));

it("has addresses to walk", () => {
	expect(patterns.length).toBeGreaterThanOrEqual(4);
});

describe.each(patterns)("/%s", (pattern) => {
	const pathOf = (token: string) =>
		`/${pattern.replace(":token", token).replace(":file", file).replace(/:\w+/g, page.id)}`;

	it("is refused without the request's own link, and nothing changes", async () => {
		const before = await readDataFolder();
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
		expect(await readDataFolder()).toEqual(before);
	});

	it("answers its own link, and no other site's form", async () => {
		const before = await readDataFolder();
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
		expect(await readDataFolder()).toEqual(before);
	});
});

it("leads from a link that does not work to a new one", async () => {
	for (const path of [erased.path, `/request/${makeToken()}`, "/request/nothing"]) {
		const answer = await site.call(path);
		expect(answer.headers["referrer-policy"]).toBe("no-referrer");
		const { headings, links, meta, title } = readPage(answer.text);
		expect(headings).toEqual(["This Link Leads Nowhere"]);
		expect(title).toBe("This link leads nowhere | Front Range Linework");
		expect(meta.get("robots")).toBe("noindex");
		expect(links.map(({ to }) => to)).toContain("/request/lost");
	}
});

it("is in no sitemap", async () => {
	expect((await site.call("/sitemap.xml")).text).not.toContain("/request");
	expect((await site.call("/llms.txt")).text).not.toContain("/request/");
});

async function readDataFolder() {
	const { db } = site.database;
	return {
		requests: await db.selectFrom("consultation_submissions").selectAll().execute(),
		progress: await db.selectFrom("request_progress").selectAll().execute(),
		events: await db.selectFrom("request_events").selectAll().execute(),
		links: await db.selectFrom("request_links").selectAll().execute(),
		letters: await db.selectFrom("letters").selectAll().execute(),
		files: await readdir(join(site.config.dataDir, "files")),
		incoming: await readdir(join(site.config.dataDir, "incoming")),
	};
}

function listPaths(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ path, children }) => [
		...(path ? [path] : []),
		...listPaths(children ?? []),
	]);
}
