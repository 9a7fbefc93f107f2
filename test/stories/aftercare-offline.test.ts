import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Download, Page } from "playwright-core";
import { afterEach, beforeEach, test } from "vitest";
import { prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { type Door, openDoor, type Sent } from "./door.ts";

const stories = prepareStories();
let door: Door;
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
	door = await openDoor(stories.site);
	visitor = await visit(stories.browser, `${door.address}/aftercare`);
	page = visitor.page;
	await whenKept(1);
});
afterEach(async () => {
	await visitor.leave();
	await door.shut().catch(() => {});
});

/** The copies on the device: what each of them holds. */
const listCopies = () =>
	page.evaluate(async () => {
		const names = await caches.keys();
		return Promise.all(
			names.map(async (name) => {
				const cache = await caches.open(name);
				const requests = await cache.keys();
				return requests.map(({ url }) => new URL(url).pathname);
			}),
		);
	});

/** Waits until so many finished copies are there, and no other. */
async function whenKept(count: number): Promise<string[][]> {
	const finished = async () => (await listCopies()).map((paths) => paths.includes("/aftercare"));
	await expect.poll(finished, { timeout: 20_000 }).toEqual(Array(count).fill(true));
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
	return listCopies();
}

const note = () => page.getByText("This page is the copy kept on this device on");

async function expectGuides(): Promise<void> {
	const guides = page.locator('img[alt^="Instruction sheet"]');
	await expect(guides).toHaveCount(3);
	for (const guide of await guides.all()) {
		await guide.scrollIntoViewIfNeeded();
		await expect
			.poll(() => guide.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(0);
	}
}

const openKept = async () => {
	await door.shut();
	await page.reload();
	await whenReady(page);
	await expect(note()).toBeVisible();
};

/** What a click saves: the names and first bytes of so many files. */
async function saveFiles(count: number, click: () => Promise<void>) {
	const downloads: Download[] = [];
	page.on("download", (download) => downloads.push(download));
	await click();
	await expect.poll(() => downloads.length).toBe(count);
	return Promise.all(
		downloads.map(async (download) => {
			const content = await readFile(await download.path());
			return { name: download.suggestedFilename(), start: content.subarray(1, 4).toString() };
		}),
	);
}

test("after one visit the page reads without the studio, and says that it is kept", async () => {
	await openKept();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectGuides();
	const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
	await expect(note()).toContainText(`on ${today}.`);
	const fonts = () =>
		page.evaluate(() =>
			document.fonts.ready.then((set) =>
				[...set].filter(({ status }) => status === "loaded").map(({ family }) => family),
			),
		);
	await expect.poll(fonts).toEqual(expect.arrayContaining(["Grenze Gotisch", "Instrument Sans"]));
	const styles = await page.evaluate(() =>
		[...document.styleSheets].map(({ cssRules }) => cssRules.length),
	);
	expect(styles.every((rules) => rules > 0)).toBe(true);
	expect(visitor.complaints).toEqual([]);
});

test("without the studio a guide opens large, and everything can be saved", async () => {
	await openKept();
	const png = (name: string) => ({ name, start: "PNG" });
	const all = page.getByRole("button", { name: "Download Complete Aftercare Guide" });
	expect(await saveFiles(3, () => all.click())).toEqual([
		png("Week 1.png"),
		png("Week 2 & 3.png"),
		png("Final Aftercare Instructions.png"),
	]);
	const one = page.locator('a[download="Week 1.png"]');
	expect(await saveFiles(1, () => one.click())).toEqual([png("Week 1.png")]);
	const directions = page.getByRole("link", { name: "Download the directions" });
	const [saved] = await saveFiles(1, () => directions.click());
	expect(saved?.name).toBe("Tattoo_Numbing_Cream_Directions.txt");

	await page.locator('a[href="/pictures/aftercare/week-1.png"]').first().click();
	const large = page.getByRole("dialog").locator('img[alt^="Instruction sheet, Week 1"]');
	await expect(large).toBeVisible();
	const width = () => large.evaluate((img: HTMLImageElement) => img.naturalWidth);
	await expect.poll(width).toBeGreaterThan(0);
	expect(visitor.complaints).toEqual([]);
});

test("the consultation form is kept too, so that a request can be written without the studio", async () => {
	await openKept();
	const paths = (await listCopies()).flat();
	const [dialog] = paths.filter((path) => /consultation-dialog-.*\.js$/.test(path));
	const loaded = page.evaluate(`import("${dialog}").then((module) => Object.keys(module))`);
	expect(await loaded).toContain("default");
	for (const part of [/consultation-form-.*\.js$/, /consultation-form-.*\.css$/, /send-file/]) {
		expect(paths.filter((path) => part.test(path))).not.toEqual([]);
	}
});

const next = () => page.locator("html[data-next]");

/** Makes another version of the site: another page, and a stylesheet and a manifest of other names. */
async function publishNext({ complete = true } = {}): Promise<void> {
	const { text } = await stories.site.call("/aftercare");
	const renamed = [/assets\/(aftercare-[\w-]+)\.css/, /assets\/(manifest-[\w-]+)\.js/].map(
		(pattern) => pattern.exec(text)?.[1] ?? "",
	);
	const rename = (content: string) =>
		renamed.reduce((so, name) => so.replaceAll(name, `${name.split("-")[0]}-next`), content);
	const paths = [`/assets/${renamed[0]}.css`, `/assets/${renamed[1]}.js`];
	const parts = new Map<string, Sent>();
	for (const path of paths) {
		const { text: content } = await stories.site.call(path);
		parts.set(path, { status: 404, body: Buffer.from("") });
		const status = complete ? 200 : 404;
		parts.set(rename(path), { status, body: Buffer.from(rename(content)) });
	}
	door.change((asked, sent) => {
		if (asked !== "/aftercare") return parts.get(asked) ?? sent;
		const html = rename(sent.body.toString()).replace("<html", '<html data-next=""');
		return { ...sent, body: Buffer.from(html) };
	});
}

test("a new version shows at once, and takes the place of the old copy with all its parts", async () => {
	const [before = []] = await listCopies();
	await publishNext();
	await page.reload();
	await expect(next()).toHaveCount(1);
	await expect(note()).toHaveCount(0);
	await expect.poll(async () => (await listCopies()).flat().join()).toContain("aftercare-next.css");
	const [after = []] = await whenKept(1);
	expect(after).toHaveLength(before.length);
	expect(after.filter((path) => !before.includes(path)).sort()).toEqual([
		"/assets/aftercare-next.css",
		"/assets/manifest-next.js",
	]);
	await openKept();
	await expect(next()).toHaveCount(1);
	await expectGuides();
});

test("a new version that cannot be had whole leaves the old copy as it was", async () => {
	const before = await listCopies();
	await publishNext({ complete: false });
	await page.reload();
	await expect(next()).toHaveCount(1);
	await expect.poll(() => door.asked.filter((path) => /aftercare-next/.test(path)).length).toBe(2);
	await whenKept(1);
	expect(await listCopies()).toEqual(before);
	await openKept();
	await expect(next()).toHaveCount(0);
});

test("a studio that is slow or failing is not waited for longer than three seconds", async () => {
	door.change(async (path, sent) => {
		if (path === "/aftercare") await new Promise((resolve) => setTimeout(resolve, 8_000));
		return sent;
	});
	const begun = Date.now();
	await page.reload({ waitUntil: "commit" });
	expect(Date.now() - begun).toBeLessThan(6_000);
	await expect(page.getByText("The studio could not be reached. This page is")).toBeVisible();
	door.change((_path, sent) => ({ ...sent, status: 503 }));
	await page.reload();
	await expect(note()).toBeVisible();
});

test("nothing else of the site passes it, online or not", async () => {
	const answered: string[] = [];
	await page.reload();
	await whenReady(page);
	page.on("response", (response) => {
		if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
	});
	await page.evaluate(async () => {
		await fetch("/api/visitor-count");
		await fetch("/api/visitor-count", { method: "POST" });
		await fetch("/api/uploads", { method: "POST" });
		await fetch("/consultation");
		await fetch("/pictures/home/hero-480.avif");
		await fetch("/pictures/aftercare/week-1.png", { headers: { Range: "bytes=0-9" } });
	});
	for (const path of ["/", "/consultation", "/credits"]) {
		await page.goto(door.address + path);
		await whenReady(page);
	}
	expect(answered).toEqual([]);
	await door.shut();
	for (const path of ["/", "/consultation", "/aftercare-and-more"]) {
		await expect(page.goto(door.address + path)).rejects.toThrow(/ERR_/);
	}
});

test("it is fetched when the page is loaded, and not again by pages that do not need it", async () => {
	const order = door.asked.filter((path) => /-worker|entry\.client/.test(path));
	expect(order[0]).toContain("entry.client");
	const loaded = await page.evaluate(async () => {
		const [navigation] = performance.getEntriesByType(
			"navigation",
		) as PerformanceNavigationTiming[];
		const { active } = (await navigator.serviceWorker.getRegistration("/aftercare")) ?? {};
		return { at: navigation?.loadEventEnd ?? 0, active: active?.scriptURL };
	});
	expect(loaded.at).toBeGreaterThan(0);
	expect(loaded.active).toBe(`${door.address}/aftercare-worker.js`);
	const elsewhere = await visit(stories.browser, `${door.address}/credits`);
	await whenReady(elsewhere.page);
	const registrations = () =>
		elsewhere.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	expect(await registrations()).toBe(0);
	await elsewhere.leave();
});

test("it takes itself away once the site has it no more", async () => {
	door.change((path, sent) => (path === "/aftercare-worker.js" ? { ...sent, status: 404 } : sent));
	await page.reload();
	const left = () =>
		page.evaluate(async () => ({
			copies: await caches.keys(),
			workers: (await navigator.serviceWorker.getRegistrations()).length,
		}));
	await expect.poll(left).toEqual({ copies: [], workers: 0 });
});

test("a device without room has the page as ever", async () => {
	const full = await stories.browser.newContext();
	const other = await full.newPage();
	const session = await full.newCDPSession(other);
	await session.send("Storage.overrideQuotaForOrigin", { origin: door.address, quotaSize: 10_000 });
	const complaints: string[] = [];
	other.on("pageerror", (error) => complaints.push(String(error)));
	await other.goto(`${door.address}/aftercare`);
	await whenReady(other);
	const left = () => other.evaluate(() => caches.keys());
	await expect
		.poll(() => door.asked.filter((path) => path === "/aftercare-worker.js").length)
		.toBeGreaterThan(2);
	await expect.poll(left).toEqual([]);
	await other.reload();
	await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
	expect(complaints).toEqual([]);
	await full.close();
});
