import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openInstances } from "./instances.ts";
import { drawJpeg } from "./media.ts";
import { submission } from "./requests.ts";
import type { TestSite } from "./site.ts";
import { askUpload, createUpload, idOf, sendBytes } from "./tus.ts";

describe("instances that start at once, on an empty database and bucket", () => {
	let sites: TestSite[];
	let [first, second]: TestSite[] = [];
	beforeAll(async () => {
		sites = await openInstances(2);
		[first, second] = sites;
	});
	afterAll(() => Promise.all(sites.map((site) => site.close())));
	const ask = (site = first) => {
		if (!site) throw new Error("The site is not there");
		return site;
	};

	it("go on with each other's uploads, and finish each once", async () => {
		const bytes = await drawJpeg(800, 600);
		const created = await createUpload(ask(first).address, bytes.length);
		const path = created.headers.location ?? "";
		await sendBytes(ask(first).address, path, bytes.subarray(0, 1_000));
		const asked = await askUpload(ask(second).address, path);
		expect(asked.headers["upload-offset"]).toBe("1000");
		const { parts } = ask(second).files;
		await parts.append(Readable.from([bytes.subarray(1_000)]), idOf(path), 1_000);
		const kept = sites.map((site) => vi.spyOn(site.files, "keep"));
		const both = [first, second, first, second].map((site) => askUpload(ask(site).address, path));
		for (const { status, headers } of await Promise.all(both))
			expect([status, headers["upload-offset"]]).toEqual([200, String(bytes.length)]);
		expect(kept.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
		const uploads = [idOf(path)];
		const sent = await ask(second).call("/api/consultations", submission({ uploads }));
		expect([sent.status, sent.json().reference_images_count]).toEqual([201, 1]);
	});
});
