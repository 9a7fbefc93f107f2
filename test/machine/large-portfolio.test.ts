import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { preparePortfolioSizes } from "../portfolio-sizes.ts";
import { takeProcessorTime } from "../processor-time.ts";
import type { TestSite } from "../site.ts";

const sizes = preparePortfolioSizes();

const path = "/artwork/tattoos";

const turns = 20;

let port = 0;

/**
 * @param kept whether the page cache may answer; it has pages by host, and a host of its own keeps it from that
 * @returns median processor times in milliseconds; requests alternate between the sites
 */
async function timeBoth(address: string, kept: boolean): Promise<[few: number, many: number]> {
	const sites = [sizes.small, sizes.large];
	const took: [number[], number[]] = [[], []];
	for (let turn = 0; turn < turns; turn++) {
		// The second may find warm caches, so the order alternates.
		for (const at of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
			port += 1;
			const options = kept ? {} : { headers: { Host: `127.0.0.1:${port}` } };
			const answer = async () => {
				expect((await sites[at]?.call(address, options))?.status).toBe(200);
			};
			took[at].push(await takeProcessorTime(answer));
		}
	}
	const middle = (all: number[]) => all.toSorted((one, other) => one - other)[turns / 2] ?? 0;
	return [middle(took[0]), middle(took[1])];
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** @returns memory growth in megabytes over repeated page requests */
async function growBy(site: TestSite, pages: number): Promise<number> {
	const readSome = async () => {
		for (let turn = 0; turn < 139; turn++) {
			await site.call(`/api/artwork/tattoos?page=${((3 * turn) % pages) + 1}`);
		}
		collect();
		return process.memoryUsage().heapUsed / 1e6;
	};
	await readSome();
	const before = await readSome();
	return (await readSome()) - before;
}

describe("5,000 pieces", () => {
	it.each([
		[path, true],
		[`${path}?page=2`, true],
		[path, false],
		[`${path}?page=2`, false],
		[`${path}?style=color`, false],
	])(
		"the response at %s takes about as long as with 50, kept: %s",
		// Other processes slow one site more than the other now and then.
		{ timeout: 60_000, retry: 2 },
		async (address, kept) => {
			await timeBoth(address, kept);
			const [few, many] = await timeBoth(address, kept);
			expect(many).toBeLessThan(few * 1.2 + 1);
		},
	);

	it("repeated reads use about as much memory as with 50", async () => {
		const few = await growBy(sizes.small, 5);
		const many = await growBy(sizes.large, 417);
		expect(many).toBeLessThan(Math.max(few, 0) + 2);
	}, 90_000);
});
