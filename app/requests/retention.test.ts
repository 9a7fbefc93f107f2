import { expect, it, vi } from "vitest";
import { engines, openForOneTest, type TestSite } from "../../test/site.ts";
import { isFileKept, storeRequests } from "../../test/stored-files.ts";
import { listActs } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import { finishErasing } from "./erase.server.ts";
import { addEvent } from "./progress/events.server.ts";
import { retain } from "./retention.server.ts";

const open = openForOneTest();

/** Two requests with a file each. @returns the files, and their requests */
async function storeDue(site: TestSite) {
	await site.tidying.stop();
	const files = await storeRequests(site, 2);
	const { db } = site.database;
	const past = "2020-01-01T00:00:00.000Z";
	const state = { state: "done", turn: "nobody", changed_at: past, erase_after: past } as const;
	const stored = await db.selectFrom("reference_files").selectAll().execute();
	for (const { submission_id } of stored) {
		const progress = { submission_id: String(submission_id), ...state };
		await db.insertInto("request_progress").values(progress).execute();
	}
	const requests = files.map((file) => stored.find(({ id }) => id === file)?.submission_id);
	return { files, requests };
}

it.each(engines)(
	"keeps a request that is written to while it is to be erased, files and all, on %s",
	async (engine) => {
		const site = await open(engine);
		const {
			files,
			requests: [, second],
		} = await storeDue(site);
		const { db } = site.database;
		const note = { by: "artist", kind: "note", text: "Comes back in June" } as const;
		// Between the list of what is due and its transaction.
		const read = vi.spyOn(site.files.newestRequest, "read").mockImplementationOnce(async () => {
			await commit(db, (trx) => addEvent(trx, String(second), note));
			return "";
		});
		expect(await retain(site.database, site.files)).toBe(1);
		expect(read).toHaveBeenCalled();
		const left = await db.selectFrom("consultation_submissions").select("id").execute();
		expect(left).toEqual([{ id: second }]);
		expect(await isFileKept(site, files[0] ?? "")).toBe(false);
		expect(await isFileKept(site, files[1] ?? "")).toBe(true);
		expect((await site.files.newestRequest.read()).slice(0, 36)).toBe(second);
		expect((await listActs(db, 1))[0]?.detail).toBe("1 request, 1 file, 0 notes");
	},
);

it.each(engines)(
	"removes files later that could not go with their requests, on %s",
	async (engine) => {
		const site = await open(engine);
		const { files } = await storeDue(site);
		const { db } = site.database;
		const remove = site.files.removeKept;
		const removing = vi.spyOn(site.files, "removeKept");
		removing.mockImplementationOnce(remove).mockRejectedValueOnce(new Error("The bucket is away"));
		expect(await retain(site.database, site.files)).toBe(2);
		expect(await db.selectFrom("consultation_submissions").select("id").execute()).toEqual([]);
		expect((await Promise.all(files.map((file) => isFileKept(site, file)))).sort()).toEqual([
			false,
			true,
		]);
		await finishErasing(site.database, site.files, site.log);
		for (const file of files) expect(await isFileKept(site, file)).toBe(false);
	},
);
