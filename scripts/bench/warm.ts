import { setTimeout as wait } from "node:timers/promises";

/** Most visitors get a page that was asked for before, which is compressed better then. */
export async function warm(url: string): Promise<void> {
	for (let i = 0; i < 2; i += 1) await fetch(url, { method: "HEAD" });
	await wait(1_000);
}
