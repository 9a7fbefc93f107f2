import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { openTestSite, type TestSite } from "../site.ts";
import { type Door, openDoor } from "../stories/door.ts";
import type { Browser, Control, Key, Size } from "./browser.ts";
import { addRecorder, dropScripts, takeComplaints } from "./complaints.ts";
import { findTarget, type Target, testingLibrary } from "./find-control.ts";
import { launchPuppeteer } from "./puppeteer-browser.ts";
import { launchWebKit } from "./webkit-browser.ts";

export const phone: Size = { width: 390, height: 844 };
export const desk: Size = { width: 1440, height: 900 };

export interface Visitor {
	readonly site: TestSite;
	/** Proxy in front of the site; closed means offline. */
	readonly door: Door;
	open(path: string): Promise<void>;
	/** Removes scripts from all later pages. */
	forgoScripts(): void;
	reload(): Promise<void>;
	see(target: Target): Promise<void>;
	miss(target: Target): Promise<void>;
	click(target: Target): Promise<void>;
	fill(target: Target, text: string): Promise<void>;
	choose(target: Target, paths: string[]): Promise<void>;
	press(key: Key): Promise<void>;
	resize(size: Size): Promise<void>;
	evaluate: Browser["evaluate"];
	inject: Browser["inject"];
	/** Waits until the function returns true in the page. */
	until<Args extends unknown[]>(
		condition: (...args: Args) => unknown,
		...args: Args
	): Promise<void>;
	takeComplaints(): string[];
	untilReady(): Promise<void>;
}

const patience = { timeout: 20_000 };

/**
 * The site and browser of one test file. Each test uses its own origin, so that storage starts empty,
 * and fails on any complaint of the page.
 */
export function prepareVisitor(size: Size = phone): Visitor {
	let site: TestSite;
	let browser: Browser;
	let door: Door;
	let scripts = true;

	beforeAll(async () => {
		site = await openTestSite();
		const engine = inject("engine");
		browser = await (engine === "webkit" ? launchWebKit() : launchPuppeteer(engine));
	});
	beforeEach(async () => {
		scripts = true;
		door = await openDoor(site);
		door.change((path, sent) => (scripts ? addRecorder : dropScripts)(path, sent));
		await resize(size);
	});
	afterEach(async ({ task }) => {
		if (task.result?.state === "fail") await keepScreenshot(browser, task.name);
		await browser.open("about:blank");
		await door.shut().catch(() => {});
		expect(takeComplaints(door)).toEqual([]);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.close();
	});

	const until: Visitor["until"] = (condition, ...args) =>
		expect
			.poll(async () => Boolean(await browser.evaluate(condition, ...args)), {
				...patience,
				message: `${condition} ${JSON.stringify(args)}`,
			})
			.toBe(true);
	async function resize(wanted: Size): Promise<void> {
		await browser.resize(wanted);
		await until(
			({ width, height }) =>
				document.documentElement.clientWidth === width && innerHeight === height,
			wanted,
		);
	}
	/** Starts the page's scripts, like any sign of use. */
	const untilReady = () =>
		until(() => {
			dispatchEvent(new Event("focusin"));
			return "ready" in document.documentElement.dataset;
		});

	async function find(target: Target): Promise<Control | null> {
		const known = await browser.evaluate(() => "TestingLibraryDom" in window);
		if (!known) await browser.inject(testingLibrary);
		return browser.find(findTarget, target);
	}
	/** Looks up the element at every retry, since the page may render it again in between. */
	const use = (target: Target, action: (control: Control) => Promise<void>) =>
		expect
			.poll(
				async () => {
					const control = await find(target);
					if (!control) return "nowhere";
					await action(control);
					return "done";
				},
				{ ...patience, message: JSON.stringify(target) },
			)
			.toBe("done");

	return {
		get site() {
			return site;
		},
		get door() {
			return door;
		},
		async open(path) {
			await browser.open(door.address + path);
			if (scripts) await untilReady();
		},
		forgoScripts() {
			scripts = false;
		},
		async reload() {
			await browser.reload();
			if (scripts) await untilReady();
		},
		see: (target) => use(target, async () => {}),
		miss: (target) =>
			expect
				.poll(async () => (await find(target)) === null, {
					...patience,
					message: JSON.stringify(target),
				})
				.toBe(true),
		click: (target) => use(target, (control) => control.click()),
		fill: (target, text) => use(target, (control) => control.fill(text)),
		choose: (target, paths) => use(target, (control) => control.choose(paths)),
		press: (key) => browser.press(key),
		resize,
		evaluate: (run, ...args) => browser.evaluate(run, ...args),
		inject: (script) => browser.inject(script),
		until,
		takeComplaints: () => takeComplaints(door),
		untilReady,
	};
}

async function keepScreenshot(browser: Browser, story: string): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "linework-failed-"));
	const path = join(folder, `${inject("engine")}.png`);
	await writeFile(path, await browser.takeScreenshot());
	console.error(`${story}: what the screen showed is in ${path}`);
}
