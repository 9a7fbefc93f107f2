import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPictureFiles } from "./picture-files.server.ts";

let folder: string;
let serve: ReturnType<typeof createPictureFiles>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "linework-pictures-"));
	await writeFile(join(folder, "a.webp"), "first");
	await writeFile(join(folder, "manifest.json"), "{}");
	await writeFile(join(folder, ".hidden.webp"), "secret");
	serve = createPictureFiles(folder, "/pictures");
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, init?: RequestInit) =>
	serve(new Request(`http://a.example${path}`, init));

it("serves a picture with its type and size, and again only when it has changed", async () => {
	const first = await ask("/pictures/a.webp");
	expect(await first?.text()).toBe("first");
	expect(first?.headers.get("content-type")).toBe("image/webp");
	const etag = first?.headers.get("etag") ?? "";
	const again = await ask("/pictures/a.webp", { headers: { "If-None-Match": etag } });
	expect(again?.status).toBe(304);
	const head = await ask("/pictures/a.webp", { method: "HEAD" });
	expect([head?.headers.get("content-length"), await head?.text()]).toEqual(["5", ""]);
});

it("serves the new picture whole when one is replaced while the site runs", async () => {
	const before = (await ask("/pictures/a.webp"))?.headers.get("etag") ?? "";
	await writeFile(join(folder, "a.webp"), "a longer one");
	const after = await ask("/pictures/a.webp", { headers: { "If-None-Match": before } });
	expect(after?.status).toBe(200);
	expect(after?.headers.get("content-length")).toBe("12");
	expect(await after?.text()).toBe("a longer one");
});

it.each([
	"/pictures/none.webp",
	"/pictures/manifest.json",
	"/pictures/.hidden.webp",
	"/pictures/../a.webp",
	"/pictures/%2e%2e/a.webp",
	"/pictures//a.webp",
	"/pictures/",
	"/pictures",
	"/a.webp",
	"/picturesa.webp",
])("has nothing at %s", async (path) => {
	expect(await ask(path)).toBeNull();
});

it("is for reading alone", async () => {
	expect(await ask("/pictures/a.webp", { method: "POST" })).toBeNull();
});
