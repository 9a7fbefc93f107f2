import type { Locator, Page } from "playwright-core";
import { median } from "./median.ts";
import { restMs, withPhone } from "./phone.ts";

const runs = 5;

interface Tap {
	path: string;
	find(page: Page): Locator;
	/** Whether what was asked for can be used. Runs in the page. */
	isDone(): unknown;
}

const taps: Record<string, Tap> = {
	form: {
		path: "/",
		find: (page) => page.getByRole("link", { name: "Book Consultation" }).first(),
		isDone: () => {
			const field = document.querySelector<HTMLInputElement>("[name=first_name]");
			return field?.checkVisibility() && !field.disabled && !field.closest("[inert]");
		},
	},
	menu: {
		path: "/",
		find: (page) => page.getByRole("button", { name: "Menu" }),
		isDone: () => document.querySelector("#site-menu a")?.checkVisibility(),
	},
	plate: {
		path: "/artwork/tattoos",
		find: (page) => page.locator("main a[aria-haspopup=dialog]").first(),
		isDone: () =>
			/^\/artwork\/tattoos\/\d/.test(location.pathname) &&
			document.querySelector("dialog[open], article h1"),
	},
	filter: {
		path: "/artwork/drawings",
		find: (page) => page.locator("main a[href*='filter=']").first(),
		isDone: () =>
			/filter=/.test(location.search) && document.querySelector("a[href*='filter='][aria-current]"),
	},
};

const nextPage: Tap = {
	path: "/",
	find: (page) => page.locator('main a[href="/artwork"], main a[href="/artwork/drawings"]').first(),
	isDone: () => /^\/artwork/.test(location.pathname) && document.querySelector("main h1"),
};

interface TapTimes {
	/** Milliseconds from a tap until its effect: as soon as it is seen, and two seconds after the load. */
	early: number;
	rested: number;
}

/** @returns by what is tapped */
export async function measureTaps(
	chromium: string,
	origin: string,
): Promise<Record<string, TapTimes>> {
	const times: Record<string, TapTimes> = {};
	for (const [name, tap] of Object.entries(taps)) {
		times[name] = {
			early: await repeat(chromium, async (page) => {
				await watch(page, tap);
				await page.goto(origin + tap.path, { waitUntil: "commit" });
				return time(page, tap);
			}),
			rested: await repeat(chromium, (page) => timeRested(page, origin, tap)),
		};
	}
	return times;
}

/** @returns milliseconds from a tap on a link, two seconds after the load, until the next page is painted */
export function measureNextPage(chromium: string, origin: string): Promise<number> {
	return repeat(chromium, (page) => timeRested(page, origin, nextPage));
}

/** @returns the median of five on a slow phone */
async function repeat(chromium: string, one: (page: Page) => Promise<number>): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		times.push(await withPhone(chromium, one, { slow: true, opensPages: true }));
	}
	return Math.round(median(times));
}

async function timeRested(page: Page, origin: string, tap: Tap): Promise<number> {
	await watch(page, tap);
	await page.goto(origin + tap.path, { waitUntil: "load" });
	await page.waitForTimeout(restMs);
	return time(page, tap);
}

/**
 * Has the page say how long it took. A driver that looks at a new page instead runs a large script of its own in it,
 * which keeps a slow processor busy for 50 ms.
 */
function watch(page: Page, { isDone }: Tap): Promise<unknown> {
	return page.addInitScript({ content: `(${sayTime})(${isDone})` });
}

function sayTime(isDone: () => unknown): void {
	const now = (at = performance.now()) => performance.timeOrigin + at;
	const save = ({ timeStamp }: Event) => sessionStorage.setItem("tapped", `${now(timeStamp)}`);
	addEventListener("pointerdown", save, { capture: true });
	requestAnimationFrame(function look() {
		const tapped = sessionStorage.getItem("tapped");
		// The frame after is the first to find it painted.
		const say = () => console.log(`took ${now() - Number(tapped)}`);
		requestAnimationFrame(tapped && isDone() ? say : look);
	});
}

async function time(page: Page, { find }: Tap): Promise<number> {
	const target = find(page);
	await target.waitFor();
	const findPlace = async () => (await target.boundingBox()) ?? fail("nothing to tap on");
	let place = await findPlace();
	if (place.y + place.height > (page.viewportSize()?.height ?? 0)) {
		await target.scrollIntoViewIfNeeded();
		place = await findPlace();
	}
	const [said] = await Promise.all([
		page.waitForEvent("console", (message) => message.text().startsWith("took ")),
		page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2),
	]);
	return Number(said.text().slice("took ".length));
}

function fail(what: string): never {
	throw new Error(`The page has ${what}.`);
}
