import { expect, it } from "vitest";
import { createDrawings } from "./drawings.server.ts";

it("draws each picture once for all who ask, one after another", async () => {
	const findDrawing = createDrawings(100);
	const drawn: string[] = [];
	let busy = 0;
	const ask = (key: string) =>
		findDrawing(key, async () => {
			expect(++busy).toBe(1);
			await new Promise((resolve) => setImmediate(resolve));
			busy -= 1;
			drawn.push(key);
			return Buffer.from(key);
		});
	const asked = ["a", "b", "a", "b", "c"];
	expect(await Promise.all(asked.map(ask))).toEqual(asked.map((key) => Buffer.from(key)));
	await ask("a");
	expect(drawn).toEqual(["a", "b", "c"]);
});

it("tries again what failed, and goes on with the next one", async () => {
	const findDrawing = createDrawings(100);
	const failed = findDrawing("a", () => Promise.reject(new Error("no disk")));
	const next = findDrawing("b", async () => Buffer.from("b"));
	await expect(failed).rejects.toThrow("no disk");
	expect(await next).toEqual(Buffer.from("b"));
	expect(await findDrawing("a", async () => Buffer.from("a"))).toEqual(Buffer.from("a"));
});

it("forgets the least recently used when full", async () => {
	const findDrawing = createDrawings(10);
	let count = 0;
	const draw = async () => Buffer.alloc(4 + 0 * ++count);
	for (const key of ["a", "b", "a", "c", "a", "b"]) await findDrawing(key, draw);
	expect(count).toBe(4);
});
