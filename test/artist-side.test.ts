import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeToken } from "../app/server/token.server.ts";
import { account, signIn } from "./artist.ts";
import { readDataFolder } from "./data-folder.ts";
import { type FilledDesk, fillDesk } from "./filled-desk.ts";
import { listedRoutes, listPathsIn } from "./listed-routes.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { openStrangers, otherSites } from "./strangers.ts";

const isSecret = /:(token|feed)\b/;

let site: TestSite;
let artist: Record<string, string>;
let request = "";
let fill: FilledDesk["fill"];
let strangers: Record<string, string>;

beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	const desk = await fillDesk(site, artist);
	fill = desk.fill;
	request = desk.client.id;
	strangers = await openStrangers(site, artist);
});
afterAll(() => site.close());

const deskPaths = listPathsIn("admin/frame/desk-frame.route.tsx");
/** Opened by a secret in the address instead of a session. */
const secretPaths = listedRoutes.map(({ path }) => path).filter((path) => isSecret.test(path));
const privatePaths = listedRoutes
	.filter(({ frames }) => frames.join() !== "public-frame.route.tsx,ui/page/page.route.tsx")
	.map(({ path }) => path);

const noindex = /<meta name="robots" content="noindex"/;

it("finds the desk's routes", () => {
	const named = listedRoutes.map(({ path }) => path).filter((path) => /^admin(\/|$)/.test(path));
	expect(named.length).toBeGreaterThan(40);
	expect(deskPaths.toSorted()).toEqual(named.toSorted());
});

it("says within the desk that an address is none of its own", async () => {
	const { status, text } = await site.call("/admin/no-such-room", { headers: artist });
	expect(status).toBe(404);
	expect(text).toContain("Sign Out");
	expect(text).toContain("Page not found");
	expect(text).toMatch(noindex);
});

it("keeps search engines out of a room’s own error page too", async () => {
	const { status, text } = await site.call("/admin/requests/0", { headers: artist });
	expect(status).toBe(404);
	expect(text).toMatch(noindex);
});

/** Statuses of reads that show no page. */
const otherAnswers: Record<string, number> = {
	"admin/*": 404,
	"admin/events": 406,
	"admin/account/passkeys": 422,
	"admin/articles/preview": 405,
	"admin/data/export.zip": 405,
	"admin/site/draft-view": 302,
	"admin/site/edits": 405,
	"admin/site/words": 302,
};

/** The guard looks at the session, and neither at the method nor at the form of a call: so not all try all. */
const tryAll = ["none", "revoked"];

describe.each(deskPaths)("/%s", (pattern) => {
	it("is there for the artist", async () => {
		const { status, headers, text } = await site.call(fill(pattern), { headers: artist });
		expect(status).toBe(otherAnswers[pattern] ?? 200);
		if (headers["content-type"]?.startsWith("text/html")) expect(text).toMatch(noindex);
	});

	it("refuses everybody but the artist, and changes nothing", async () => {
		const before = await readDataFolder(site);
		for (const [who, cookie] of Object.entries(strangers)) {
			const calls = listCalls(fill(pattern));
			for (const [path, call] of tryAll.includes(who) ? calls : pickFew(calls)) {
				const headers = { ...call.headers, Cookie: cookie, Origin: site.address };
				const answer = await site.call(path, { ...call, headers });
				const what = `${call.method} ${path}, ${who}`;
				// 405 comes before the guard, where a route has no such method.
				expect([202, 204, 302, 401, 405], what).toContain(answer.status);
				expect(answer.text, what).not.toMatch(/visitor@|Test Visitor|artist@/);
				expectUnkept(answer.status, answer.headers["cache-control"], what);
				expect(answer.headers["set-cookie"], what).toBeUndefined();
				if (answer.status === 302) expect(answer.headers.location, what).toMatch(/^\/sign-in\?/);
			}
		}
		expect(await readDataFolder(site)).toEqual(before);
	});

	it("takes no write from another site, nor from what is no browser", async () => {
		const before = await readDataFolder(site);
		const { Cookie = "" } = artist;
		for (const [path, call] of listCalls(fill(pattern))) {
			if (call.method !== "POST") continue;
			for (const other of otherSites(site)) {
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
	// Of other names, nothing is secret: think of it before one is added here.
	const others = listedRoutes
		.filter(({ path }) => !deskPaths.includes(path))
		.flatMap(({ path }) => path.replace(isSecret, "").match(/:\w+/g) ?? []);
	const known = ["category", "file", "id", "list", "name", "piece", "section", "sleeve"];
	expect([...new Set(others)].toSorted()).toEqual(known.map((name) => `:${name}`));
});

it.each(secretPaths)("/%s is refused with another secret, and nothing changes", async (pattern) => {
	const before = await readDataFolder(site);
	for (const secret of [makeToken(), `${makeToken()}.ics`, request, "0"]) {
		for (const [path, call] of listCalls(fill(pattern.replace(isSecret, secret)))) {
			const headers = { ...call.headers, Origin: site.address };
			const answer = await site.call(path, { ...call, headers });
			const what = `${call.method} ${path}`;
			expect([202, 204, 404, 405, 410, 415], what).toContain(answer.status);
			expect(answer.text, what).not.toMatch(/visitor@|Test Visitor/);
			expectUnkept(answer.status, answer.headers["cache-control"], what);
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
		expectUnkept(answer.status, answer.headers.get("cache-control") ?? undefined);
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
			const to = answer.headers.location ?? "";
			expect(to).toBe(`${signInFor(path())}&unsent`);
			expect((await site.call(to)).text).toContain("Nothing was changed. Sign in, then try again.");
		}
		expect((await site.call(signInFor(path()))).text).not.toContain("Nothing was changed.");
		// The answer to a new password may have been lost.
		const { text } = await site.call(`${signInFor("/admin/account")}&unsent`);
		expect(text).not.toContain("Nothing was changed.");
		expect(text).toContain("An earlier change may have been");
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

/** Reads and writes, as a browser, as the site's own scripts and as a program would send them. */
function listCalls(target: string) {
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	const fields = new URLSearchParams({ ...account, part: "name", state: "done", id: request });
	return [target, `${target}.data`].flatMap((path) => [
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

/** One read and one write of each address. */
function pickFew(calls: ReturnType<typeof listCalls>) {
	return calls.filter(
		([path, { method }], at) =>
			/^(GET|POST)$/.test(method) &&
			at === calls.findIndex(([other, call]) => other === path && call.method === method),
	);
}

/** An answer without content has nothing to keep. */
function expectUnkept(status: number, cacheControl: string | undefined, what?: string): void {
	if ([204, 405].includes(status) && cacheControl === undefined) return;
	expect(cacheControl ?? "", what ?? String(status)).toContain("no-store");
}
