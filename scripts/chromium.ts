import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { installPackages } from "./debian-packages.ts";

const usual = [
	process.env.CHROMIUM_PATH,
	// Headless shell needs half the CPU time of full Chromium.
	"/usr/bin/chromium-headless-shell",
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

export function findChromium(): string {
	return (
		usual.find((path) => path && existsSync(path)) ?? downloadChromium() ?? installChromiumPackage()
	);
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
	const found = usual.find((path) => path && existsSync(path));
	if (!found) throw new Error("The browser tests need Chromium, and none could be installed.");
	return found;
}
