import { expect, it } from "vitest";
import { engines, openForOneTest } from "../../test/site.ts";

const open = openForOneTest();

it.each(engines)("tells Health that the day's uploads are used up, on %s", async (engine) => {
	const site = await open(engine);
	const find = async () => (await site.health.look()).find(({ about }) => about === "Uploads");
	await site.limits.countArrived(19 * 1024 ** 3);
	expect(await find()).toBeUndefined();
	await site.limits.countArrived(1024 ** 3);
	expect(await find()).toMatchObject({
		state: "wrong",
		says: expect.stringMatching(/refused for another 24 hours\.$/),
	});
});
