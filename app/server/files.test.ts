import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listDescriptors } from "../../scripts/faults/process-figures.ts";
import { type Call, call } from "../../test/call.ts";
import { answerFrom } from "../storage/disk-storage.server.ts";
import { createFiles } from "./files.server.ts";

let outer: string;
let folder: string;
const server = createServer();
const underway: Promise<boolean>[] = [];
beforeAll(async () => {
	outer = await mkdtemp(join(tmpdir(), "linework-files-"));
	folder = join(outer, "pictures");
	const built = join(outer, "built");
	await mkdir(join(folder, "deep"), { recursive: true });
	await mkdir(join(built, "assets"), { recursive: true });
	await mkdir(join(built, ".vite"));
	await writeFile(join(outer, "secret.webp"), "secret");
	await writeFile(join(folder, "a.webp"), "first");
	await writeFile(join(folder, "deep/b.avif"), "0123456789");
	await writeFile(join(folder, "manifest.json"), "{}");
	await writeFile(join(folder, ".hidden.webp"), "secret");
	await writeFile(join(folder, "large.png"), Buffer.alloc(20_000_000));
	await writeFile(join(built, "assets/x-1_A.js"), "as it is");
	await writeFile(join(built, "assets/x-1_A.js.br"), "br");
	await writeFile(join(built, "assets/x-1_A.js.gz"), "gz");
	await writeFile(join(built, "icon.svg"), "<svg/>");
	await writeFile(join(built, ".vite/manifest.js"), "secret");
	const serve = createFiles([
		{
			answer: answerFrom(folder),
			at: "/pictures",
			isCurrent: async (path, hash) => path === "/a.webp" && hash === "0a1b2c3d",
		},
		{ answer: answerFrom(built), at: "", precompressed: true },
	]);
	server.on("request", async (request, response) => {
		const served = serve(request, response);
		underway.push(served);
		if (request.url?.endsWith("?gone")) request.socket.destroy();
		if (!(await served)) response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
	server.close();
	await rm(outer, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;
const ask = (path: string, options?: Call) => call(`http://127.0.0.1:${port()}`, path, options);

it("serves a picture with type and size, and 304 until it changes", async () => {
	const first = await ask("/pictures/a.webp?any=query");
	expect(first.text).toBe("first");
	expect(first.headers["content-type"]).toBe("image/webp");
	expect(first.headers["cache-control"]).toBe("public, max-age=86400");
	const headers = { "If-None-Match": `"other", ${first.headers.etag}` };
	const again = await ask("/pictures/a.webp", { headers });
	expect([again.status, again.text]).toEqual([304, ""]);
	const head = await ask("/pictures/a.webp", { method: "HEAD" });
	expect([head.headers["content-length"], head.text]).toEqual(["5", ""]);
});

it("lets a picture be kept for a year only under its current hash", async () => {
	const kept = await ask("/pictures/a.0a1b2c3d.webp");
	expect(kept.text).toBe("first");
	expect(kept.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	for (const other of ["/pictures/a.0a1b2c3e.webp", "/pictures/deep/b.0a1b2c3d.avif"]) {
		const { status, headers } = await ask(other);
		expect(status).toBe(200);
		expect(headers["cache-control"]).toBe("public, max-age=0");
	}
});

it("serves the whole new picture if one is replaced while the site runs", async () => {
	const before = (await ask("/pictures/a.webp")).headers.etag ?? "";
	await writeFile(join(folder, "a.webp"), "a longer one");
	const after = await ask("/pictures/a.webp", { headers: { "If-None-Match": before } });
	expect(after.status).toBe(200);
	expect(after.headers["content-length"]).toBe("12");
	expect(after.text).toBe("a longer one");
});

it.each([
	["bytes=2-4", 206, "bytes 2-4/10", "234"],
	["bytes=7-", 206, "bytes 7-9/10", "789"],
	["bytes=-3", 206, "bytes 7-9/10", "789"],
	["bytes=5-99", 206, "bytes 5-9/10", "56789"],
	["bytes=10-", 416, "bytes */10", ""],
	["lines=1-2", 200, undefined, "0123456789"],
])("serves the range %s with %i", async (range, status, contentRange, text) => {
	const answer = await ask("/pictures/deep/b.avif", { headers: { Range: range } });
	expect(answer.status).toBe(status);
	expect(answer.headers["content-range"]).toBe(contentRange);
	expect(answer.text).toBe(text);
});

it.each([
	["br, gzip", "br", "br"],
	["gzip", "gzip", "gz"],
	["br;q=0, gzip;q=0.5", "gzip", "gz"],
	["br;q=0", undefined, "as it is"],
	["", undefined, "as it is"],
])("serves a script for Accept-Encoding '%s' as %s", async (accepted, encoding, text) => {
	const answer = await ask("/assets/x-1_A.js", { headers: { "Accept-Encoding": accepted } });
	expect(answer.text).toBe(text);
	expect(answer.headers["content-encoding"]).toBe(encoding);
	expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
	expect(answer.headers.vary).toBe("Accept-Encoding");
	expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it("serves a text file without precompressed siblings and without long caching", async () => {
	const answer = await ask("/icon.svg", { headers: { "Accept-Encoding": "br" } });
	expect(answer.text).toBe("<svg/>");
	expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
});

it.each([
	"/pictures/none.webp",
	"/pictures/manifest.json",
	"/pictures/.hidden.webp",
	"/pictures/../secret.webp",
	"/pictures/%2e%2e/secret.webp",
	"/pictures/..%2fsecret.webp",
	"/pictures/..%5csecret.webp",
	"/pictures/deep/..\\a.webp",
	"/pictures//a.webp",
	"/pictures/a.webp/",
	"/pictures/a%2ewebp",
	"/pictures/a.webp%00",
	"/pictures/deep",
	"/pictures/",
	"/pictures",
	"/a.webp",
	"/picturesa.webp",
	"/assets/x-1_A.js.br",
	"/assets/x-1_A",
	"/.vite/manifest.js",
	"/",
])("serves nothing at %s", async (path) => {
	expect((await ask(path)).status).toBe(404);
});

it("allows only reading", async () => {
	expect((await ask("/pictures/a.webp", { method: "POST" })).status).toBe(404);
});

it.each([
	["in the middle", ""],
	["before it is opened", "?gone"],
])("closes a file whose reader has disconnected %s", async (_, query) => {
	underway.length = 0;
	await Promise.all(
		Array.from({ length: 20 }, async () => {
			const socket = connect(port(), "127.0.0.1");
			socket.write(`GET /pictures/large.png${query} HTTP/1.1\r\nHost: x\r\n\r\n`);
			socket.on("error", () => {});
			await new Promise((resolve) => socket.once(query ? "close" : "data", resolve));
			socket.destroy();
		}),
	);
	await Promise.all(underway);
	expect(underway).toHaveLength(20);
	const listOpen = () => listDescriptors(process.pid).filter((path) => path.startsWith(folder));
	await vi.waitFor(() => expect(listOpen()).toEqual([]), 5_000);
});
