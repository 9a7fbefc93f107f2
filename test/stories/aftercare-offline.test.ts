import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, test } from "vitest";
import { publishPhotoGuide } from "../photo-guide.ts";
import { prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { type Door, openDoor } from "./door.ts";
import { expect } from "./expect.ts";
import { listCaches, listParts, measureAnswer, reloadInTime, whenKept } from "./kept-copy.ts";

const stories = prepareStories();
/** Of the artist's photo that is the guide of Week 1. */
let image = "";
beforeAll(async () => {
	image = await publishPhotoGuide(stories.site);
});
let door: Door;
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
	door = await openDoor(stories.site);
});
afterEach(() => door.shut().catch(() => {}));

async function visitUntilKept(): Promise<void> {
	visitor = await visit(stories.browser, `${door.address}/aftercare`, { worker: true });
	page = visitor.page;
	await whenKept(page);
}

const note = () => page.getByText("This page is the copy saved to this device on");

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

async function expectStyled(): Promise<void> {
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
}

async function expectSaved(): Promise<void> {
	const png = (name: string) => ({ name, start: "PNG" });
	const all = page.getByRole("button", { name: "Download Complete Aftercare Guide" });
	expect(await saveFiles(3, () => all.click())).toEqual([
		png("Week 1.png"),
		png("Week 2 & 3.png"),
		png("Final Aftercare Instructions.png"),
	]);
	const one = page.locator('a[download="Week 1.png"]');
	expect(await saveFiles(1, () => one.click())).toEqual([png("Week 1.png")]);
	const directions = page.getByRole("link", { name: "Download the Directions" });
	const [saved] = await saveFiles(1, () => directions.click());
	expect(saved?.name).toBe("Tattoo_Numbing_Cream_Directions.txt");
}

/** A screen of another density, or a browser without AVIF, asks for files that the first visit did not load. */
async function expectOtherSizes(): Promise<void> {
	const statuses = page.evaluate(async () => {
		const sources = document.querySelectorAll<HTMLSourceElement>("source[srcset*=week-2]");
		const files = [...sources].flatMap(({ srcset }) => srcset.split(", "));
		const answers = await Promise.all(files.map((file) => fetch(file.split(" ")[0] ?? "")));
		return answers.map(({ status }) => status);
	});
	expect(new Set(await statuses)).toEqual(new Set([200]));
}

/** So that a request can be written offline. */
async function expectFormKept(): Promise<void> {
	const paths = await listParts(page);
	const [dialog] = paths.filter((path) => /consultation-dialog-.*\.js$/.test(path));
	const loaded = page.evaluate(`import("${dialog}").then((module) => Object.keys(module))`);
	expect(await loaded).toContain("default");
	for (const part of [/consultation-form-.*\.js$/, /consultation-form-.*\.css$/, /upload-file/]) {
		expect(paths.filter((path) => part.test(path))).not.toEqual([]);
	}
}

// The copy has every file of the sheets, which the site draws first.
test("after one visit the page works offline, with all files and the form, and says that it is a copy; the worker handles nothing else", {
	timeout: 240_000,
}, async () => {
	await visitUntilKept();
	const answered: string[] = [];
	await page.reload();
	await whenReady(page);
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		// The page's own code may come late, and is a part of its copy.
		const isOwn = path.startsWith("/assets/") && page.url().endsWith("/aftercare");
		if (response.fromServiceWorker() && !isOwn) answered.push(path);
	});
	await page.evaluate(async () => {
		await fetch("/api/visitor-count");
		await fetch("/api/visitor-count", { method: "POST" });
		await fetch("/api/uploads", { method: "POST" });
		await fetch("/consultation");
		await fetch("/pictures/home/hero-480.avif");
		await fetch("/pictures/aftercare/week-2-and-3.png", { headers: { Range: "bytes=0-9" } });
	});
	for (const path of ["/", "/consultation", "/credits"]) {
		await page.goto(door.address + path);
		await whenReady(page);
	}
	expect(answered).toEqual([]);
	await door.shut();
	// Chromium shows its error page a moment later, which would interrupt the next step.
	const lost = await visitor.context.newPage();
	for (const path of ["/", "/consultation", "/aftercare-and-more"]) {
		await expect(lost.goto(door.address + path)).rejects.toThrow(/ERR_/);
	}
	// It stays: closing it while the error page comes hangs Chromium now and then.
	await page.goto(`${door.address}/aftercare`);
	await whenReady(page);
	await expect(note()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectGuides();
	const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
	const words = `This page is the copy saved to this device on ${today}.`;
	await expect(note()).toContainText(`The studio could not be reached. ${words}`);
	await expectSaved();
	await expectOtherSizes();
	await expectFormKept();
	await visitor.context.setOffline(true);
	await expect(note()).toContainText(`You are offline. ${words}`);
	await expectStyled();

	await page.locator(`a[href="/pictures/aftercare/${image}.png"]`).first().click();
	const large = page.getByRole("dialog").locator('img[alt^="Instruction sheet, Week 1"]');
	await expect(large).toBeVisible();
	const width = () => large.evaluate((img: HTMLImageElement) => img.naturalWidth);
	await expect.poll(width).toBeGreaterThan(0);
	expect(await large.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(image);
	expect(visitor.complaints).toEqual([]);
	await visitor.leave();
});

function publish(version: string, { complete = true } = {}): void {
	const sheet = `/assets/only-${version}.css`;
	door.change((asked, sent) => {
		// Not those of the 404, which is not to be stored.
		const headers = { "cache-control": "public" };
		if (asked === sheet && complete) return { status: 200, headers, body: Buffer.from("b {}") };
		if (asked !== "/aftercare") return sent;
		const html = sent.body
			.toString()
			.replace("<html", `<html data-version="${version}"`)
			.replace("</head>", `<link rel="stylesheet" href="${sheet}"></head>`);
		return { ...sent, body: Buffer.from(html) };
	});
}

const version = () => page.locator("html").getAttribute("data-version");

test("a new version shows at once, and replaces the old copy once all its parts are there; a slow or failing site is waited for at most three seconds", async () => {
	await visitUntilKept();
	const first = await listParts(page);
	publish("second");
	await reloadInTime(page);
	expect(await version()).toBe("second");
	await expect(note()).toHaveCount(0);
	const sheet = "/assets/only-second.css";
	const isKept = () => page.evaluate((path) => caches.match(path).then(Boolean), sheet);
	await expect.poll(isKept, { timeout: 40_000 }).toBe(true);
	const copy = await whenKept(page);
	expect(copy.filter((path) => !first.includes(path))).toEqual([sheet]);
	expect(copy).toHaveLength(first.length + 1);
	const countTries = () => door.asked.filter((path) => path === "/aftercare.data").length;
	const before = countTries();
	publish("broken", { complete: false });
	const times = await reloadInTime(page);
	expect(await version()).toBe("broken");
	await expect.poll(countTries).toBe(before + times);
	expect(await whenKept(page)).toEqual(copy);
	await openKept();
	expect(await version()).toBe("second");

	await door.open();
	const answering = Promise.withResolvers<void>();
	door.change(async (path, sent) => {
		if (path === "/aftercare") await answering.promise;
		return sent;
	});
	await page.reload({ waitUntil: "commit" });
	const waited = await measureAnswer(page);
	expect(waited).toBeGreaterThan(2_500);
	expect(waited).toBeLessThan(6_000);
	await expect(page.getByText("The studio could not be reached. This page is")).toBeVisible();
	answering.resolve();
	door.change((_path, sent) => ({ ...sent, status: 503 }));
	await page.reload();
	await expect(note()).toBeVisible();
	await visitor.leave();
});

const countWorkers = (from: Page) =>
	from.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const readMark = () =>
	page.evaluate(async () => {
		const copy = await caches.match("/aftercare");
		return (await copy?.text())?.match(/data-kept="[^"]*"/)?.[0];
	});

test("the copy is made when the page loads, once for a version, and goes when the site drops the worker", async () => {
	await visitUntilKept();
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
	const elsewhere = await visit(stories.browser, `${door.address}/credits`, { worker: true });
	await whenReady(elsewhere.page);
	expect(await countWorkers(elsewhere.page)).toBe(0);
	await elsewhere.leave();

	const first = await readMark();
	await page.reload();
	await expect.poll(readMark).not.toBe(first);
	const second = await readMark();
	const asked = (path: string) => door.asked.filter((other) => other === path).length;
	const looks = asked("/aftercare-worker.js");
	await page.reload();
	await expect.poll(() => asked("/aftercare-worker.js")).toBeGreaterThan(looks);
	await expect.poll(readMark).not.toBe(second);
	expect(asked("/aftercare.data")).toBe(1);
	expect(asked("/pictures/aftercare/week-2-and-3.png")).toBe(1);

	door.change((path, sent) => (path === "/aftercare-worker.js" ? { ...sent, status: 404 } : sent));
	await page.reload();
	await expect.poll(() => listCaches(page)).toEqual([]);
	// A page that registers the worker while it leaves brings it back until the next visit.
	const countAtNextVisit = () => page.reload().then(() => countWorkers(page));
	await expect.poll(countAtNextVisit).toBe(0);
	await visitor.leave();
});

test("without storage the page works as usual", async () => {
	const full = await stories.browser.newContext();
	const other = await full.newPage();
	const session = await full.newCDPSession(other);
	await session.send("Storage.overrideQuotaForOrigin", { origin: door.address, quotaSize: 10_000 });
	const complaints: string[] = [];
	other.on("pageerror", (error) => complaints.push(String(error)));
	await other.goto(`${door.address}/aftercare`);
	await whenReady(other);
	const left = () => other.evaluate(() => caches.keys());
	// By the page, and by the worker itself before it stores anything.
	await expect
		.poll(() => door.asked.filter((path) => path === "/aftercare-worker.js").length)
		.toBeGreaterThan(1);
	await expect.poll(left).toEqual([]);
	await other.reload();
	await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
	expect(complaints).toEqual([]);
	await full.close();
});
