import type { Disposable, Locator, Page } from "playwright-core";
import { afterEach } from "vitest";
import { desk, type Stories, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

interface ArtistOptions {
	size?: typeof desk;
	on?: boolean;
	stored?: Record<string, unknown>;
	prepare?(page: Page): Promise<unknown>;
}

interface Artist extends Visitor {
	writes: string[];
}

export async function visitAsArtist(
	{ site, browser }: Stories,
	path: string,
	{ size = desk, on = true, stored = {}, prepare }: ArtistOptions = {},
): Promise<Artist> {
	const writes: string[] = [];
	let storing: Disposable | undefined;
	const visitor = await visit(browser, site.address + path, {
		size,
		async before(page) {
			page.on("request", (request) => {
				if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
			});
			storing = await page.addInitScript(
				([flag, entries]) => {
					localStorage.setItem("devMode", String(flag));
					for (const [key, value] of Object.entries(entries)) {
						localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
					}
				},
				[on, stored] as const,
			);
			await prepare?.(page);
		},
	});
	await storing?.dispose();
	await visitor.page.waitForLoadState();
	await whenReady(visitor.page);
	return Object.assign(visitor, { writes });
}

export function prepareArtist(stories: Stories) {
	let artist: Artist;
	afterEach(async () => {
		await artist.leave();
		expect(artist.complaints).toEqual([]);
		expect(artist.strangers).toEqual([]);
		expect(artist.writes).toEqual([]);
	});
	return {
		async open(path: string, options: ArtistOptions = {}): Promise<Page> {
			artist = await visitAsArtist(stories, path, options);
			return artist.page;
		},
		takeComplaints: () => artist.complaints.splice(0),
	};
}

export const findBar = (page: Page) => page.getByRole("region", { name: "Developer mode" });

export const findTool = (page: Page, name: string) =>
	findBar(page).getByRole("button", { name, exact: true });

export const findTitle = (page: Page, title = "") =>
	page.getByRole("button", { name: `Edit title: ${title}`, exact: true });

export async function rename(page: Page, from: string | undefined, to: string): Promise<void> {
	await findTitle(page, from).click();
	await page.getByRole("textbox", { name: "Title" }).fill(to);
	await page.keyboard.press("Enter");
	await expect(findTitle(page, to)).toBeVisible();
}

export function readStored<Value>(page: Page, key: string): Promise<Value | null> {
	return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
}

/** Stores the texts as another tab does, and waits until the page has been drawn again. */
export function storeElsewhere(page: Page, texts: Record<string, string>): Promise<void> {
	return page.evaluate(async (entries) => {
		for (const [key, newValue] of Object.entries(entries)) {
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent("storage", { key, newValue }));
		}
		await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
	}, texts);
}

/** Switches the mode without a reload, as another page of the site does. */
export function switchMode(page: Page, on: boolean): Promise<void> {
	return page.evaluate((flag) => {
		localStorage.setItem("devMode", flag);
		dispatchEvent(new Event("devModeChanged"));
	}, String(on));
}

/** The drag sensor reacts to arrow keys only after it has measured all positions. */
export async function pickUp(
	handle: Locator,
	key: "Space" | "Enter",
	said: string | RegExp,
): Promise<void> {
	const page = handle.page();
	await handle.focus();
	await page.keyboard.press(key);
	await expect(page.locator("[aria-live=assertive][role=status]")).toHaveText(said);
	await whenIdle(page);
}

export async function whenIdle(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				requestAnimationFrame(() =>
					requestAnimationFrame(() => requestIdleCallback(() => resolve(null))),
				);
			}),
	);
}

export async function typeInto(within: Locator, label: string, text: string): Promise<Locator> {
	await within.getByRole("button", { name: new RegExp(`^(Edit|Add) ${label}`) }).click();
	const field = within.getByRole("textbox");
	await expect(field).toBeFocused();
	await field.press("ControlOrMeta+a");
	await field.page().keyboard.insertText(text);
	return field;
}

/** Expects each sentence for one second; needs a stopped clock. */
export async function expectBriefly(page: Page, ...sentences: string[]): Promise<void> {
	const toast = page.locator("[data-tone]");
	for (const sentence of sentences) {
		await expect(toast.locator("p")).toHaveText([sentence]);
		await page.clock.runFor(980);
		await expect(toast.locator("p")).toHaveText([sentence]);
		await expect(toast).not.toHaveAttribute("data-leaving");
		await page.clock.runFor(30);
	}
	await expect(toast).toHaveAttribute("data-leaving");
	await page.clock.runFor(160);
	await expect(toast).toHaveCount(0);
}
