import { existsSync, globSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { installPackages } from "./debian-packages.ts";

export const engines = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

const firefoxPaths = [
	process.env.FIREFOX_PATH,
	"/usr/bin/firefox-esr",
	"/usr/bin/firefox",
	"/Applications/Firefox.app/Contents/MacOS/firefox",
];

export function findFirefox(): string {
	const find = () => firefoxPaths.find((path) => path && existsSync(path));
	return findOrInstall("Firefox", find, "firefox-esr");
}

export interface WebKit {
	driver: string;
	browser: string;
	screen: string;
}

export function findWebKit(): WebKit {
	const find = () => {
		const found = {
			driver: "/usr/bin/WebKitWebDriver",
			browser: globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0] ?? "",
			screen: "/usr/bin/Xvfb",
		};
		return Object.values(found).every((path) => existsSync(path)) ? found : undefined;
	};
	return findOrInstall("WebKit", find, "webkit2gtk-driver", "xvfb");
}

function findOrInstall<Found>(
	name: string,
	find: () => Found | undefined,
	...packages: string[]
): Found {
	const present = find();
	if (present) return present;
	console.log(`Installing ${name} for the browser tests (once)...`);
	installPackages(...packages);
	const installed = find();
	if (installed) return installed;
	throw new Error(
		`${name} is not here and could not be installed. On Debian it is: apt-get install ${packages.join(" ")}`,
	);
}

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

export function prepareEngines(chosen: readonly Engine[]): { ready: Engine[]; missing: string[] } {
	const ready: Engine[] = [];
	const missing: string[] = [];
	for (const engine of chosen) {
		try {
			finders[engine]();
			ready.push(engine);
		} catch (error) {
			missing.push((error as Error).message);
		}
	}
	return { ready, missing };
}
