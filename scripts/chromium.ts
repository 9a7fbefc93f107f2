import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { installPackages } from "./debian-packages.ts";

const shell = "/usr/bin/chromium-headless-shell";
const whole = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Without these, Chromium contacts Google and refuses to run as root, and the headless shell rounds glyph
 * widths to whole pixels, so text is wider than visitors see it.
 */
export const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--font-render-hinting=none",
];

/** Prefers the headless shell, which needs half the CPU time of Chromium itself. */
export function findChromium(): string {
	return find([shell, ...whole]) ?? downloadChromium() ?? installChromiumPackage();
}

/**
 * Prefers Chromium itself. The shell does not know how quick a network is, so it asks for pictures 3,000 px ahead; on 4G,
 * Chromium asks for those of 1,250 px.
 */
export function findWholeChromium(): string {
	return find(whole) ?? findChromium();
}

function find(paths: string[]): string | undefined {
	return [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
}

function downloadChromium(): string | undefined {
	const known = () =>
		existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
	if (known()) return known();
	console.log("Installing Chromium for the browser tests (once)...");
	const cli = join(import.meta.dirname, "../node_modules/playwright-core/cli.js");
	spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 120_000 });
	return known();
}

function installChromiumPackage(): string {
	installPackages("chromium-headless-shell");
	const found = find([shell]);
	if (!found) throw new Error("The browser tests need Chromium, and none could be installed.");
	return found;
}
