import { afterAll, beforeAll, expect, it } from "vitest";
import { openUploads } from "../app/server/shell.server.ts";
import { signIn } from "./artist.ts";
import type { Call } from "./call.ts";
import { readDataFolder } from "./data-folder.ts";
import { sendPart } from "./photos.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { openStrangers, otherSites } from "./strangers.ts";

let site: TestSite;
let artist: Record<string, string>;
let strangers: Record<string, string>;
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	strangers = await openStrangers(site, artist);
});
afterAll(() => site.close());

const tus = { "Tus-Resumable": "1.0.0" };
const creation = {
	...{ ...tus, "Upload-Length": "9" },
	"Upload-Metadata": `filename ${btoa("photo.jpg")}`,
};
const part = { ...tus, "Upload-Offset": "3", "Content-Type": "application/offset+octet-stream" };
const absent = "0".repeat(32);
const calls: Call[] = [
	...["GET", "HEAD", "OPTIONS", "DELETE"].map((method) => ({ method, headers: tus })),
	...["POST", "PUT"].map((method) => ({ method, headers: creation })),
	{ method: "PATCH", headers: part, body: "456789" },
	{ method: "HEAD", headers: { ...tus, "X-HTTP-Method-Override": "DELETE" } },
];

/** Each with one that the artist has begun. */
async function beginAll() {
	const paths = openUploads(site).map(({ path }) => path);
	const ofDesk = paths.filter((path) => path.startsWith("/admin"));
	return Promise.all(
		ofDesk.map(async (path) => {
			const headers = { ...creation, ...artist };
			const { headers: begun } = await site.call(path, { method: "POST", headers });
			const { location = "" } = begun;
			expect((await sendPart(site, artist, location, Buffer.from("123"))).status).toBe(204);
			return { path, location };
		}),
	);
}

it("are refused to everybody but the artist, and nothing changes", async () => {
	const uploads = await beginAll();
	expect(uploads.map(({ path }) => path)).toContain("/admin/photos/uploads");
	const before = await readDataFolder(site);
	const targets = uploads.flatMap(({ path, location }) => [path, location, `${path}/${absent}`]);
	for (const [target, call] of targets.flatMap((one) =>
		calls.map((call) => [one, call] as const),
	)) {
		const { method = "", headers } = call;
		for (const [who, cookie] of Object.entries(strangers)) {
			const own = { ...headers, Cookie: cookie, Origin: site.address };
			const answer = await site.call(target, { ...call, headers: own });
			const what = `${method} ${target}, ${who}`;
			expect([401, 405], what).toContain(answer.status);
			expect(answer.headers["cache-control"], what).toContain("no-store");
			expect(answer.headers["set-cookie"], what).toBeUndefined();
		}
		for (const other of ["GET", "HEAD"].includes(method) ? [] : otherSites(site)) {
			const sent = { ...headers, Cookie: artist.Cookie ?? "", ...other };
			const answer = await site.call(target, { ...call, headers: sent });
			// Browsers ask with OPTIONS before they write, and hear that they may not.
			const allowed = method === "OPTIONS" ? [204, 401] : [401, 403, 405];
			expect(allowed, `${method} ${target}`).toContain(answer.status);
			expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
		}
	}
	expect(await readDataFolder(site)).toEqual(before);
	for (const { location } of uploads) {
		const headers = { ...tus, ...artist };
		const there = await site.call(location, { method: "HEAD", headers });
		expect(there.headers["upload-offset"]).toBe("3");
		expect((await site.call(location, { method: "DELETE", headers })).status).toBe(204);
	}
});
