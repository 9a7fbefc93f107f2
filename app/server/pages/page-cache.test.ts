import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { createPageCache } from "./page-cache.server.ts";

let version = "1";
const readVersion = () => version;
const answer = (text: string, { status = 200, lasting = true } = {}) => ({
	response: new Response(text, { status }),
	lasting,
});
const render = (...given: Parameters<typeof answer>) => vi.fn(async () => answer(...given));

it("renders a page once for a hundred visitors who ask at the same time", async () => {
	const cache = createPageCache(readVersion);
	const once = render("page");
	const made = await Promise.all(Array.from({ length: 100 }, () => cache.make("/", once)));
	expect(once).toHaveBeenCalledTimes(1);
	expect(new Set(made.map(({ bytes }) => String(bytes)))).toEqual(new Set(["page"]));
	expect(cache.find("/")).toBe(made[0]);
});

it("begins one rendering in each turn of the event loop, so that kept pages are sent in between", async () => {
	const cache = createPageCache(readVersion);
	const begunIn: number[] = [];
	let turn = 0;
	const count = () => {
		turn += 1;
		if (begunIn.length < 3) setImmediate(count);
	};
	setImmediate(count);
	const noteTurn = async () => {
		begunIn.push(turn);
		return answer("page");
	};
	await Promise.all(["/a", "/b", "/c"].map((path) => cache.make(path, noteTurn)));
	expect(new Set(begunIn).size).toBe(3);
});

it("does not find a page of former content", async () => {
	const cache = createPageCache(readVersion);
	await cache.make("/", render("old"));
	version = "2";
	expect(cache.find("/")).toBeUndefined();
	await cache.make("/", render("new"));
	expect(String(cache.find("/")?.bytes)).toBe("new");
});

it("keeps no more memory than it counts", async () => {
	const cache = createPageCache(readVersion);
	const { br, gzip } = await cache.make("/", render(randomBytes(3_000).toString("hex")));
	for (const body of [br, gzip]) expect(body.buffer.byteLength).toBe(body.length);
});

describe("the script of a page", () => {
	const withScript = async (text: string, lasting = true) => ({
		...answer("page", { lasting }),
		script: { key: "/page.js", response: new Response(text) },
	});

	it("is found whatever the content is, as its key names it, and not made twice", async () => {
		const cache = createPageCache(readVersion);
		await cache.make("/", () => withScript("script"));
		const script = cache.find("/page.js");
		version = "2";
		await cache.make("/", () => withScript("never another"));
		expect(String(script?.bytes)).toBe("script");
		expect(cache.find("/page.js")).toBe(script);
	});

	it("is kept only with its page", async () => {
		const cache = createPageCache(readVersion);
		await cache.make("/", () => withScript("script", false));
		expect(cache.find("/page.js")).toBeUndefined();
	});
});

it("renders again what was rendered while the content changed", async () => {
	const cache = createPageCache(readVersion);
	const begun = Promise.withResolvers<void>();
	const release = Promise.withResolvers<void>();
	const slow = cache.make("/", async () => {
		const shown = version;
		begun.resolve();
		await release.promise;
		return answer(shown);
	});
	await begun.promise;
	version = "changed";
	const asked = cache.make("/", render("changed"));
	expect(String((await asked).bytes)).toBe("changed");
	release.resolve();
	expect(String((await slow).bytes)).toBe("changed");
});

it("forgets a failed rendering, and does not keep an answer that will change", async () => {
	const cache = createPageCache(readVersion);
	await expect(cache.make("/", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
	await cache.make("/", render("500", { status: 500, lasting: false }));
	expect(cache.find("/")).toBeUndefined();
	await cache.make("/", render("page"));
	expect(cache.find("/")).toBeDefined();
});

it("keeps what was used last within its bounds, whatever addresses are made up", async () => {
	const cache = createPageCache(readVersion, { pages: 50_000, others: 10_000 });
	await cache.make("/", render("page"));
	for (let i = 0; i < 100; i += 1) {
		await cache.make(`/redirect-${i}`, render("", { status: 301 }));
		await cache.make(`/page-${i}`, render("x".repeat(1000)));
		cache.find("/");
	}
	const isKept = (path: string) => cache.find(path) !== undefined;
	expect(["/", "/redirect-99", "/page-99"].filter(isKept)).toHaveLength(3);
	const kept = Array.from({ length: 100 }, (_, i) => [`/redirect-${i}`, `/page-${i}`]);
	expect(kept.flat().filter(isKept).length).toBeLessThan(25);
});

it("does not let 404s evict redirects, and keeps many of them, as their body is shared", async () => {
	const cache = createPageCache(readVersion, { pages: 50_000, others: 50_000 });
	await cache.make("/old", render("", { status: 301 }));
	const missing = "There is no such page. ".repeat(1000);
	for (let i = 0; i < 100; i += 1)
		await cache.make(`/missing-${i}`, render(missing, { status: 404 }));
	expect(cache.find("/old")).toBeDefined();
	const kept = Array.from({ length: 100 }, (_, i) => cache.find(`/missing-${i}`)?.bytes);
	expect(new Set(kept.filter(Boolean)).size).toBe(1);
	expect(kept.filter(Boolean).length).toBeGreaterThan(10);
	expect(kept.filter(Boolean).length).toBeLessThan(20);
});

it("compresses no page better that is gone when its turn comes", async () => {
	const cache = createPageCache(readVersion, { pages: 6_000, others: 10_000 });
	const varied = Array.from({ length: 300 }, (_, i) => `${i * i}`).join("\n");
	const first = await cache.make("/first", render(varied.slice(0, 1500)));
	cache.find("/first");
	const second = await cache.make("/second", render(varied.slice(0, 1400)));
	await vi.waitFor(() =>
		expect(cache.find("/second")?.br.length ?? second.br.length).toBeLessThan(second.br.length),
	);
	expect([first.br.length > 0, cache.find("/first")]).toEqual([true, undefined]);
});

it("compresses a page better once it is asked for again", async () => {
	const cache = createPageCache(readVersion);
	const varied = Array.from({ length: 3000 }, (_, i) => `${i * i} ${i % 7}`).join("\n");
	const first = await cache.make("/", render(varied));
	await vi.waitFor(() =>
		expect(cache.find("/")?.br.length ?? first.br.length).toBeLessThan(first.br.length),
	);
});
