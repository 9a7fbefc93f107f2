import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { box, readClip } from "../movies.ts";
import { makeDataDir } from "../processes.ts";

/** A film large enough to upload for a while, in a folder of its own. */
export async function makeLongClip(megabytes = 24): Promise<{ path: string; remove(): void }> {
	const folder = await makeDataDir();
	const path = join(folder, "long.mov");
	const rest = Buffer.alloc(megabytes * 1024 ** 2);
	writeFileSync(path, Buffer.concat([readClip("mov"), box("free", rest)]));
	return { path, remove: () => rmSync(folder, { recursive: true }) };
}

/** @returns a function that limits the upload rate in bytes per second; -1 removes the limit */
export async function limitUpload(
	page: Page,
): Promise<(uploadThroughput: number, offline?: boolean) => Promise<void>> {
	const devtools = await page.context().newCDPSession(page);
	return async (uploadThroughput, offline = false) => {
		const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput };
		await devtools.send("Network.emulateNetworkConditions", conditions);
	};
}
