import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "../app/routes.ts";
import { hashToken, makeToken } from "../app/server/token.server.ts";
import { endSession, openSession } from "../app/sign-in/sessions.server.ts";
import { account, signIn } from "./artist.ts";
import { readDataFolder } from "./data-folder.ts";
import { drawJpeg } from "./media.ts";
import { submission } from "./requests.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { upload } from "./tus.ts";

const day = 24 * 60 * 60 * 1000;

let site: TestSite;
let artist: Record<string, string>;
let request = "";
let file = "";
/** Cookies of browsers that are not, or no longer, the artist's. */
const strangers: Record<string, string> = {};

beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	file = await upload(site.address, await drawJpeg());
	const sent = await site.call("/api/consultations", submission({ uploads: [file] }));
	request = String(sent.json().id);
	const { db } = site.database;
	const revoked = await openSession(db, "Test");
	await endSession(db, revoked);
	const elsewhere = await openTestSite();
	const { Cookie = "" } = await signIn(elsewhere);
	await elsewhere.close();
	Object.assign(strangers, {
		none: "",
		spoilt: "__Host-session=spoilt",
		unknown: `__Host-session=${makeToken()}`,
		"without the prefix": artist.Cookie?.replace("__Host-", ""),
		revoked: `__Host-session=${revoked}`,
		idle: await addSession({ begun: 20 * day, used: 14 * day }),
		old: await addSession({ begun: 60 * day, used: 0 }),
		"another site's": Cookie,
		"in developer mode": "devMode=true; __Host-drafts=shown",
	});
});
afterAll(() => site.close());

const isDesk = ({ file }: RouteConfigEntry) => file.startsWith("admin/");
const isPublic = ({ file }: RouteConfigEntry) => file === "public-frame.route.tsx";
const deskPaths = listPaths(routes.filter(isDesk));
/** Opened by a secret in the address instead of a session. */
const secretPaths = listPaths(routes).filter((path) => /:(token|feed)\b/.test(path));
const privatePaths = listPaths(routes.filter((entry) => !isPublic(entry)));

it("finds the desk's routes", () => {
	expect(deskPaths).toEqual(expect.arrayContaining(["admin", "admin/account"]));
});

it("says within the desk that an address is none of its own", async () => {
	const { status, text } = await site.call("/admin/no-such-room", { headers: artist });
	expect(status).toBe(404);
	expect(text).toContain("Sign Out");
	expect(text).toContain("Page not found");
});

describe.each(deskPaths)("/%s", (pattern) => {
	it("refuses everybody but the artist, and changes nothing", async () => {
		const before = await readDataFolder(site);
		for (const [who, cookie] of Object.entries(strangers)) {
			for (const [path, call] of listCalls(pattern)) {
				const headers = { ...call.headers, Cookie: cookie, Origin: site.address };
				const answer = await site.call(path, { ...call, headers });
				const what = `${call.method} ${path}, ${who}`;
				expect([202, 204, 302, 401, 404, 405], what).toContain(answer.status);
				expect(answer.text, what).not.toMatch(/visitor@|Test Visitor|artist@/);
				expect(answer.headers["cache-control"] ?? "no-store", what).toContain("no-store");
				expect(answer.headers["set-cookie"], what).toBeUndefined();
				if (answer.status === 302) expect(answer.headers.location, what).toMatch(/^\/sign-in\?/);
			}
		}
		expect(await readDataFolder(site)).toEqual(before);
	});

	it("takes no write from another site, nor from what is no browser", async () => {
		const before = await readDataFolder(site);
		const { Cookie = "" } = artist;
		const others: Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ Origin: "null" },
			{ Origin: site.address, "Sec-Fetch-Site": "cross-site" },
			{},
		];
		for (const [path, call] of listCalls(pattern)) {
			if (call.method !== "POST") continue;
			for (const other of others) {
				const headers = { ...call.headers, Cookie, ...other };
				const answer = await site.call(path, { ...call, headers });
				expect([202, 302, 401, 403, 404, 405]).toContain(answer.status);
			}
		}
		expect(await readDataFolder(site)).toEqual(before);
	});
});

it("finds the routes that a secret opens", () => {
	const families = secretPaths.map((path) => path.split("/:")[0]);
	expect([...new Set(families)].toSorted()).toEqual(["calendar", "request", "sign-in/first"]);
});

it.each(secretPaths)("/%s is refused with another secret, and nothing changes", async (pattern) => {
	const before = await readDataFolder(site);
	for (const secret of [makeToken(), `${makeToken()}.ics`, request, "0"]) {
		for (const [path, call] of listCalls(pattern.replace(/:(token|feed)\b/, secret))) {
			const headers = { ...call.headers, Origin: site.address };
			const answer = await site.call(path, { ...call, headers });
			const what = `${call.method} ${path}`;
			expect([202, 204, 404, 405, 410, 415], what).toContain(answer.status);
			expect(answer.text, what).not.toMatch(/visitor@|Test Visitor/);
			expect(answer.headers["cache-control"] ?? "no-store", what).toContain("no-store");
			expect(answer.headers["set-cookie"], what).toBeUndefined();
		}
	}
	expect(await readDataFolder(site)).toEqual(before);
});

it.each(privatePaths)("never lets a cache keep /%s", async (pattern) => {
	for (const headers of [artist, {}]) {
		// Some answers are streams that never end.
		const stop = new AbortController();
		const answer = await fetch(site.address + fill(pattern), {
			headers,
			redirect: "manual",
			signal: stop.signal,
		});
		stop.abort();
		expect(answer.headers.get("cache-control") ?? "no-store").toMatch(/no-store/);
	}
});

describe("without a session", () => {
	const path = () => `/admin/requests/${request}?from=letter`;
	const signInFor = (back: string) => `/sign-in?back=${encodeURIComponent(back)}`;

	it("leads a reader to sign-in and back, also within the desk", async () => {
		const answer = await site.call(path());
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe(signInFor(path()));
		const within = await site.call(`${path().replace("?", ".data?")}&_routes=routes%2Fx`);
		expect(within.text).toContain(JSON.stringify(signInFor(path())));
	});

	it("leads a form to sign-in, and back to the page that it was on", async () => {
		const headers = { Origin: site.address, Accept: "text/html", Referer: site.address + path() };
		for (const target of ["/admin/account", "/admin/account/passkeys"]) {
			const answer = await site.call(target, { method: "POST", headers, body: "text=words" });
			expect(answer.status).toBe(302);
			expect(answer.headers.location).toBe(signInFor(path()));
		}
	});

	it("answers calls in JSON", async () => {
		const headers = { Origin: site.address, Accept: "application/json", "Sec-Fetch-Dest": "empty" };
		for (const method of ["GET", "POST"]) {
			const answer = await site.call("/admin/account/passkeys", { method, headers });
			expect(answer.status).toBe(401);
			expect(answer.json().code).toBe("session_missing");
		}
	});
});

it("shows a request to the artist alone", async () => {
	const answer = await site.call(`/admin/requests/${request}`, { headers: artist });
	expect(answer.status).toBe(200);
	expect(answer.text).toContain("Test Visitor");
});

async function addSession({ begun, used }: { begun: number; used: number }): Promise<string> {
	const token = makeToken();
	await site.database.db
		.insertInto("sessions")
		.values({
			token_hash: hashToken(token),
			device: "Test",
			created_at: new Date(Date.now() - begun).toISOString(),
			last_used_at: new Date(Date.now() - used).toISOString(),
		})
		.execute();
	return `__Host-session=${token}`;
}

/** Reads and writes, as a browser, as the site's own scripts and as a program would send them. */
function listCalls(pattern: string) {
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	const fields = new URLSearchParams({ ...account, part: "name", state: "done", id: request });
	return [fill(pattern), `${fill(pattern)}.data`].flatMap((path) => [
		...["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"].map(
			(method) => [path, { method, headers: {} }] as const,
		),
		[path, { method: "GET", headers: { Range: "bytes=0-9", Accept: "text/html" } }] as const,
		[path, { method: "POST", headers: form, body: fields.toString() }] as const,
		[
			path,
			{ method: "POST", headers: { ...form, Accept: "text/html" }, body: fields.toString() },
		] as const,
		[
			path,
			{
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify(Object.fromEntries(fields)),
			},
		] as const,
	]);
}

function fill(pattern: string): string {
	const known = pattern.replace(/:file\w*\??|\*/g, file).replace(":document", "studio");
	return `/${known.replace(/:\w+\??/g, request)}`;
}

function listPaths(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ path, children }) => [
		...(path ? [path] : []),
		...listPaths(children ?? []),
	]);
}
