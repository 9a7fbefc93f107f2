import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSite, stores, type TestSite } from "../../../test/site.ts";
import { isFileKept, storeRequests } from "../../../test/stored-files.ts";
import { erasePerson } from "../erase.server.ts";
import { sweep } from "./sweep.server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe.each(stores)("sweeping with an outdated database on %s", (engine) => {
	let site: TestSite;
	let ids: string[];
	beforeEach(async () => {
		site = await openTestSite(engine);
		ids = await storeRequests(site, 12);
	});
	afterEach(() => site.close());
	const sweepIn = async (ms: number) => {
		const { stopped } = await sweep(site.database, site.files, Date.now() + ms);
		return stopped && `${stopped.says} ${stopped.remedy}`;
	};
	const kept = async () => (await site.files.listKept()).map(({ id }) => id);
	const taken = async () => (await site.files.listQuarantine()).map(({ id }) => id);
	const unknow = async (some: string[]) => {
		const { db } = site.database;
		const rows = await db
			.deleteFrom("reference_files")
			.where("id", "in", some)
			.returning("submission_id")
			.execute();
		const requests = rows.flatMap(({ submission_id }) => submission_id ?? []);
		await db.deleteFrom("consultation_submissions").where("id", "in", requests).execute();
	};
	const forget = () => site.files.newestRequest.remove();

	it("removes nothing if the newest request is unknown, and tells the operator what to do", async () => {
		await unknow(ids.slice(-1));
		const unclaimed = ids[0] ?? "";
		const { db } = site.database;
		await db
			.updateTable("reference_files")
			.set({ submission_id: null, position: null })
			.where("id", "=", unclaimed)
			.execute();
		expect(await sweepIn(day)).toMatch(/database is older than its data folder.*newest-request/);
		expect((await kept()).sort()).toEqual(ids.toSorted());
		expect(await taken()).toEqual([]);
	});

	it("quarantines files that are unclaimed in an older copy, once the operator keeps that copy", async () => {
		const [id = ""] = ids;
		const { db } = site.database;
		const { submission_id } = await db
			.selectFrom("reference_files")
			.select("submission_id")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		await db
			.updateTable("reference_files")
			.set({ submission_id: null, position: null })
			.where("id", "=", id)
			.execute();
		await db.deleteFrom("consultation_submissions").where("id", "=", submission_id).execute();
		await forget();
		expect(await sweepIn(day)).toBeNull();
		expect(await taken()).toEqual([id]);
		expect(await kept()).toHaveLength(11);
	});

	it("stays stopped while new requests arrive", async () => {
		await unknow(ids.slice(-2));
		ids.push(...(await storeRequests(site, 3)));
		expect(await sweepIn(day)).toMatch(/older than its data folder/);
		expect(await kept()).toHaveLength(15);
	});

	it("does not remove files in bulk", async () => {
		await unknow(ids.slice(0, 6));
		await forget();
		expect(await sweepIn(2 * hour)).toMatch(/6 files belong to nothing/);
		expect(await kept()).toHaveLength(12);
	});

	it("removes nothing if requests count files that have no row", async () => {
		await site.database.db
			.deleteFrom("reference_files")
			.where("id", "=", ids[3] ?? "")
			.execute();
		expect(await sweepIn(2 * hour)).toMatch(/Requests count 12 files, and the database has 11/);
		expect(await kept()).toHaveLength(12);
	});

	it("keeps a stray in quarantine for thirty days", async () => {
		await unknow(ids.slice(0, 1));
		expect(await sweepIn(0)).toBeNull();
		expect(await taken()).toEqual(ids.slice(0, 1));
		expect(await sweepIn(29 * day)).toBeNull();
		expect(await taken()).toHaveLength(1);
		expect(await sweepIn(31 * day)).toBeNull();
		expect(await taken()).toEqual([]);
		expect(await kept()).toHaveLength(11);
	});

	it("restores a file that the database knows after all", async () => {
		const id = ids[2] ?? "";
		await site.files.quarantine(id);
		expect(await isFileKept(site, id)).toBe(false);
		expect(await sweepIn(0)).toBeNull();
		expect(await isFileKept(site, id)).toBe(true);
		expect(await taken()).toEqual([]);
	});

	it("leaves no file of an erased person in quarantine, and still knows the newest request", async () => {
		await site.files.quarantine(ids[2] ?? "");
		const erased = await erasePerson(site.database, site.files, "visitor@example.com");
		expect(erased).toMatchObject({ requests: 12, files: 12 });
		expect([...(await kept()), ...(await taken())]).toEqual([]);
		await storeRequests(site, 3);
		expect(await sweepIn(0)).toBeNull();
	});
});
