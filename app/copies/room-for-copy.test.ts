import { expect, it } from "vitest";
import { chooseDropped } from "./room-for-copy.server.ts";

const gigabyte = 1024 ** 3;
const copies = [5, 4, 3, 2, 1].map((day) => ({
	day: `2026-11-0${day}`,
	path: `/copies/${day}.tar`,
	bytes: gigabyte,
	at: `2026-11-0${day}T12:00:00.000Z`,
}));

const choose = (free: number, { bytes = 1, kept = [] as (string | null)[], blocks = 20 } = {}) => {
	const disk = { bavail: free, blocks, bsize: gigabyte };
	const dropped = chooseDropped(copies, { disk, bytes: bytes * gigabyte, kept });
	return dropped?.map(({ path }) => path.at(-5)) ?? null;
};

// 1 GB of 20 stays free in any case.
it.each([
	["there is room for another one as large", 3.1, {}, []],
	["the next would be in the way of the site's own files", 2.1, {}, ["1"]],
	["two make room", 1.1, {}, ["1", "2"]],
	["all but the newest make room", 0.1, { bytes: 3 }, ["1", "2", "3", "4"]],
	["there is no room even then", 0.1, { bytes: 4 }, null],
	["some are to stay", 1.1, { kept: ["2026-11-01", null] }, ["2", "3"]],
	["all are to stay", 2.1, { kept: copies.map(({ day }) => day) }, []],
	["the file system does not tell", 0, { blocks: 0 }, []],
])("older copies go as far as they have to: %s", (_, free, wanted, dropped) => {
	expect(choose(free, wanted)).toEqual(dropped);
});
