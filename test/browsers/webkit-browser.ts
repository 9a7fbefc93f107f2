import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { Select } from "selenium-webdriver/lib/select.js";
import { vi } from "vitest";
import { findWebKit, type WebKit } from "../../scripts/engines.ts";
import { findFreePort } from "../free-port.ts";
import type { Browser, Control } from "./browser.ts";

const keys = {
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
	ArrowLeft: Key.ARROW_LEFT,
	ArrowRight: Key.ARROW_RIGHT,
	ArrowDown: Key.ARROW_DOWN,
	Shift: Key.SHIFT,
	d: "d",
};

/**
 * Without a window manager, the window under the pointer has the focus. The pointer is in the middle
 * of the screen, so the window's upper left corner goes there.
 */
const screenSize = "4000x2400x24";
const corner = { x: 1999, y: 1199 };

export async function launchWebKit(): Promise<Browser> {
	const webkit = findWebKit();
	const config = await makeConfig();
	const screen = start(webkit.screen, ["-displayfd", "3", "-screen", "0", screenSize]);
	const display = String((await once(screen.stdio[3] as NodeJS.ReadableStream, "data"))[0]).trim();
	const port = await findFreePort();
	const driver = start(webkit.driver, [`--port=${port}`], {
		DISPLAY: `:${display}`,
		XDG_CONFIG_HOME: config,
		LIBGL_ALWAYS_SOFTWARE: "1",
		// Its sandbox does not run as root.
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
	});
	const session = await connect(port, webkit);
	return {
		open: (url) => session.get(url),
		reload: () => session.navigate().refresh(),
		evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
		inject: (script) => session.executeScript(script),
		async find(look, ...args) {
			const found = await session.executeScript(`return (${look})(...arguments)`, ...args);
			return found instanceof WebElement ? use(found) : null;
		},
		press: (key) => session.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
		resize: async (size) =>
			void (await session
				.manage()
				.window()
				.setRect({ ...corner, ...size })),
		takeScreenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
		async close() {
			await session.quit();
			await stop(driver);
			await stop(screen);
			await rm(config, { recursive: true, force: true });
		},
	};
}

/** Runs in the page. @returns when the element is at rest in the middle of the screen */
async function centre(element: Element): Promise<void> {
	element.scrollIntoView({ block: "center", behavior: "instant" });
	let before: number | undefined;
	for (let now = NaN; now !== before; now = element.getBoundingClientRect().top) {
		before = now;
		await new Promise(requestAnimationFrame);
	}
}

/** Runs in the page: selects all, so that typing replaces it. WebDriver's clear would blur the field. */
function select(field: HTMLInputElement): void {
	field.focus();
	field.select();
}

function use(element: WebElement): Control {
	const driver = element.getDriver();
	/** WebDriver's own scrolling would leave it under the bar at the bottom of phones. */
	const scroll = () =>
		element.getDriver().executeScript(`return (${centre})(...arguments)`, element);
	return {
		async click() {
			await scroll();
			await element.click();
		},
		async fill(text) {
			await scroll();
			if ((await element.getTagName()) === "select") {
				await new Select(element).selectByVisibleText(text);
				return;
			}
			await driver.executeScript(`(${select})(...arguments)`, element);
			await element.sendKeys(text);
		},
		choose: (paths) => element.sendKeys(paths.join("\n")),
	};
}

/** The child ends with this process. */
function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
	return spawn("setpriv", ["--pdeathsig", "TERM", command, ...args], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
		env: { ...process.env, ...env },
	});
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill();
	await once(child, "exit");
}

/** Hides the browser's buttons, which would keep the window wider than a small phone. */
async function makeConfig(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "linework-webkit-"));
	await mkdir(join(folder, "gtk-3.0"));
	await writeFile(
		join(folder, "gtk-3.0/gtk.css"),
		"* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }",
	);
	return folder;
}

async function connect(port: number, { browser }: WebKit): Promise<WebDriver> {
	const address = `http://127.0.0.1:${port}`;
	await vi.waitFor(() => fetch(`${address}/status`), 20_000);
	const session = await new Builder()
		.usingServer(address)
		.withCapabilities(
			new Capabilities({
				browserName: "MiniBrowser",
				"webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--full-screen"] },
			}),
		)
		.build();
	await session.manage().setTimeouts({ script: 60_000 });
	return session;
}
