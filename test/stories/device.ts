import type { Page } from "playwright-core";
import { expect } from "./expect.ts";

export function readDevice(page: Page): Promise<Record<string, unknown>> {
	return page.evaluate(
		() =>
			new Promise<Record<string, unknown>>((resolve, reject) => {
				const opening = indexedDB.open("consultation");
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const kept: Record<string, unknown> = {};
					const database = opening.result;
					const walk = database.transaction("draft").objectStore("draft").openCursor();
					walk.onsuccess = () => {
						const at = walk.result;
						if (!at) {
							database.close();
							return resolve(kept);
						}
						kept[String(at.key)] = at.value instanceof File ? at.value.name : at.value;
						at.continue();
					};
				};
			}),
	);
}

export function writeDevice(page: Page, key: string, value: unknown): Promise<void> {
	return page.evaluate(
		([name, content]) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open("consultation");
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const change = database.transaction("draft", "readwrite");
					change.objectStore("draft").put(content, name as string);
					change.oncomplete = () => {
						database.close();
						resolve();
					};
				};
			}),
		[key, value] as const,
	);
}

export function untilKept(page: Page, fields: Record<string, string>): Promise<void> {
	return expect.poll(async () => (await readDevice(page)).fields).toMatchObject(fields);
}

export function untilFilesKept(page: Page, count: number): Promise<void> {
	return expect
		.poll(async () => {
			const { files = [] } = (await readDevice(page)) as { files?: { state: { is: string } }[] };
			return files.filter(({ state }) => state.is === "done").length;
		})
		.toBe(count);
}

/** Offsets of the upload parts that the page sends from now on. */
export function listenToParts(page: Page): { offset: number; to: string }[] {
	const parts: { offset: number; to: string }[] = [];
	page.on("request", (request) => {
		if (request.method() !== "PATCH") return;
		parts.push({ offset: Number(request.headers()["upload-offset"]), to: request.url() });
	});
	return parts;
}
