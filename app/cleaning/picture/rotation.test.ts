import { expect, it } from "vitest";
import { createRotation } from "./rotation.ts";

it("serves those who ask in turns, each in the order asked", async () => {
	const take = createRotation();
	const served: string[] = [];
	const ask = (who: string, what: string) => take(who, async () => void served.push(what));
	await Promise.all([
		ask("a", "a1"),
		ask("a", "a2"),
		ask("a", "a3"),
		ask("b", "b1"),
		ask("c", "c1"),
	]);
	expect(served).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

it("runs one at a time, and goes on after one that failed", async () => {
	const take = createRotation();
	let running = 0;
	const work = async () => {
		running += 1;
		expect(running).toBe(1);
		await new Promise((resolve) => setTimeout(resolve, 1));
		running -= 1;
		throw new Error("spoilt");
	};
	const ended = await Promise.allSettled([take("a", work), take("b", work), take("a", work)]);
	expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
	expect(await take("a", async () => "done")).toBe("done");
});
