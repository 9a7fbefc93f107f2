import { afterEach, expect, it, vi } from "vitest";
import { createLimits } from "./limits.server.ts";

const gigabyte = 1024 ** 3;
const minute = 60;
const day = 24 * 60 * minute;
afterEach(() => vi.useRealTimers());

async function readWait(call: Promise<void>): Promise<number> {
	const refusal = await call.catch((thrown) => thrown);
	return Number(refusal?.headers?.["Retry-After"]);
}

it("never asks to wait longer than the limit's window, even if the clock was set back", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const limits = createLimits();
	for (let i = 0; i < 10; i += 1) {
		await limits.countRequest("a");
		await limits.countNote("a");
	}
	for (let i = 0; i < 300; i += 1) await limits.countClick("a");
	await limits.countBytes("a", 2 * gigabyte);
	await limits.countArrived(20 * gigabyte);
	vi.setSystemTime(Date.now() - day * 1000);
	expect(await readWait(limits.countRequest("a"))).toBe(10 * minute);
	expect(await readWait(limits.countNote("a"))).toBe(10 * minute);
	expect(await readWait(limits.countClick("a"))).toBe(minute);
	expect(await readWait(limits.countBytes("a", 1))).toBe(day);
	expect(await readWait(limits.countArrived(1))).toBe(day);
	expect(await readWait(limits.countUpload("b", 1))).toBe(day);
});
