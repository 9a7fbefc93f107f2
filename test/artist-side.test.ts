import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "../app/routes.ts";
import { hashToken, makeToken } from "../app/server/token.server.ts";
import { signIn } from "./artist.ts";
import { submission } from "./requests.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
let artist: Record<string, string>;
let request = "";
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	const sent = await site.call("/api/consultations", submission());
	request = String(sent.json().id);
});
afterAll(() => site.close());

const desk = routes.find(({ file }) => file.startsWith("admin/"));

describe.each(listPaths(desk?.children ?? []))("/%s", (pattern) => {
	const pathOf = () => `/${pattern.replace(/:\w+/g, () => request)}`;

	it("is refused without a session, with a spoilt, an expired and another site's one", async () => {
		const before = await readDataFolder();
		for (const cookie of ["", "__Host-session=spoilt", await expiredCookie(), otherCookie()]) {
			for (const method of ["GET", "HEAD", "POST"]) {
				for (const path of [pathOf(), `${pathOf()}.data`]) {
					const answer = await site.call(path, {
						method,
						headers: { Cookie: cookie, Origin: site.address },
						body: method === "POST" ? "state=done" : undefined,
					});
					expect([202, 302, 401, 404, 405]).toContain(answer.status);
					expect(answer.text).not.toContain("visitor@example.com");
					expect(answer.headers["cache-control"] ?? "no-store").toContain("no-store");
				}
			}
		}
		expect(await readDataFolder()).toEqual(before);
	});

	it("is never kept", async () => {
		const answer = await site.call(pathOf(), { headers: artist });
		expect(answer.headers["cache-control"]).toMatch(/no-store/);
	});
});

it("has no write of a session without Origin and Sec-Fetch-Site: that is no browser", async () => {
	const { Cookie = "" } = artist;
	const answer = await site.call("/admin", { method: "POST", headers: { Cookie } });
	expect([401, 405]).toContain(answer.status);
});

it("leads to sign-in, and back to where one was", async () => {
	const answer = await site.call(`/admin/requests/${request}?from=letter`);
	expect(answer.status).toBe(302);
	expect(answer.headers.location).toBe(
		`/sign-in?back=${encodeURIComponent(`/admin/requests/${request}?from=letter`)}`,
	);
});

it("shows a request to the artist alone", async () => {
	const answer = await site.call(`/admin/requests/${request}`, { headers: artist });
	expect(answer.status).toBe(200);
	expect(answer.text).toContain("Test Visitor");
});

async function expiredCookie(): Promise<string> {
	const token = makeToken();
	const long = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString();
	await site.database.db
		.insertInto("sessions")
		.values({ token_hash: hashToken(token), device: "Test", created_at: long, last_used_at: long })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return `__Host-session=${token}`;
}

function otherCookie(): string {
	return `__Host-session=${makeToken()}`;
}

/** All rows but the sessions, which the test adds to, and the names of all files. */
async function readDataFolder() {
	const { db } = site.database;
	return {
		progress: await db.selectFrom("request_progress").selectAll().execute(),
		requests: await db.selectFrom("consultation_submissions").selectAll().execute(),
		events: await db.selectFrom("request_events").selectAll().execute(),
		artist: await db.selectFrom("artist").selectAll().execute(),
		files: await readdir(join(site.config.dataDir, "files")),
	};
}

function listPaths(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ path, children }) => [
		...(path ? [path] : []),
		...listPaths(children ?? []),
	]);
}
