import { expect, it, vi } from "vitest";
import { openForOneTest, stores } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { erase } from "./erase.server.ts";
import { isOlderThanFolder } from "./newest-request.server.ts";

const open = openForOneTest();

it.each(stores)("names no request that another erasure deletes meanwhile, on %s", async (store) => {
	const site = await open(store);
	const { db } = site.database;
	await storeRequests(site, 5);
	const stored = await db.selectFrom("consultation_submissions").select("id").execute();
	const ids = stored.map(({ id }) => id);
	for (const [day, id] of ids.entries()) {
		const created_at = `2026-01-0${day + 1}T12:00:00.000Z`;
		await db
			.updateTable("consultation_submissions")
			.set({ created_at })
			.where("id", "=", id)
			.execute();
	}
	const eraseOne = (index: number) => {
		const person = { requests: [String(ids[index])], notes: [], letters: [] };
		return erase(site.database, site.files, person, { act: "erased" });
	};
	const { write } = site.files.newestRequest;
	const marking = vi.spyOn(site.files.newestRequest, "write");
	const eraseBoth = async (index: number, meanwhile: number) => {
		marking.mockImplementationOnce(async (id) => {
			await write(id);
			await eraseOne(meanwhile);
		});
		await eraseOne(index);
	};
	// Each marks the other's.
	await eraseBoth(3, 4);
	expect(await isOlderThanFolder(db, site.files)).toBe(false);
	// The second one marks the first one's.
	await eraseBoth(2, 0);
	expect((await site.files.newestRequest.read()).slice(0, 36)).toBe(ids[1]);
});
