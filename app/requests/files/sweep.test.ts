import { utimes } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg } from "../../../test/media.ts";
import { openRequestPage } from "../../../test/request-page.ts";
import { newAddress, submission } from "../../../test/requests.ts";
import { openTestSite, stores, type TestSite } from "../../../test/site.ts";
import { isFileKept, placeFile, storedPath } from "../../../test/stored-files.ts";
import { askUpload, createUpload, idOf, sendBytes, upload } from "../../../test/tus.ts";
import { addAppointment } from "../../appointments/appointments.server.ts";
import { writeLetterDates } from "../../appointments/letter-dates.server.ts";
import { commit } from "../../db/commit.server.ts";
import { sweep } from "./sweep.server.ts";

const hour = 60 * 60 * 1000;

describe.each(stores)("sweeping on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());
	const sweepIn = (hours: number) => sweep(site.database, site.files, Date.now() + hours * hour);
	/** The bytes, and what describes them. */
	const listParts = (id: string) => {
		const names = site.config.s3 ? [`${id}/000000000000.100`, `${id}.info`] : [id, `${id}.json`];
		return names.map((name) => storedPath(site.config, `incoming/${name}`));
	};
	const begin = async () => {
		const bytes = await drawJpeg();
		const created = await createUpload(site.address, bytes.byteLength, "a.jpg", {
			from: newAddress(),
		});
		const path = created.headers.location ?? "";
		await sendBytes(site.address, path, bytes.subarray(0, 100));
		return { path, id: idOf(path), bytes };
	};

	it("quarantines unclaimed files after a day, and never a request's files", async () => {
		const from = newAddress();
		const loose = await upload(site.address, await drawJpeg(), "a.jpg", { from });
		const claimed = await upload(site.address, await drawJpeg(), "a.jpg", { from });
		await site.call("/api/consultations", { ...submission({ uploads: [claimed] }), from });
		await sweepIn(23);
		expect(await isFileKept(site, loose)).toBe(true);
		await sweepIn(25);
		expect(await isFileKept(site, loose)).toBe(false);
		expect((await site.files.listQuarantine()).map(({ id }) => id)).toContain(loose);
		expect(await isFileKept(site, claimed)).toBe(true);
		const refused = await site.call("/api/consultations", {
			...submission({ uploads: [loose] }),
			from,
		});
		expect(refused.json().code).toBe("upload_missing");
	});

	it("removes a part that has not grown for a day, and keeps one that still grows", async () => {
		const stale = await begin();
		const live = await begin();
		const dayAgo = new Date(Date.now() - 25 * hour);
		for (const path of listParts(stale.id)) await utimes(path, dayAgo, dayAgo);
		const [, ...described] = listParts(live.id);
		for (const path of described) await utimes(path, dayAgo, dayAgo);
		await sweepIn(0);
		expect((await site.files.listIncoming()).map(({ id }) => id)).not.toContain(stale.id);
		expect((await askUpload(site.address, stale.path)).status).toBe(404);
		const rest = await sendBytes(site.address, live.path, live.bytes.subarray(100), 100);
		expect(rest.status).toBe(204);
	});

	it("forgets sent letters after 90 days, and no others", async () => {
		const { db } = site.database;
		const from = newAddress();
		await site.call("/api/consultations", { ...submission(), from });
		const sent_at = new Date().toISOString();
		await db
			.updateTable("letters")
			.set({ state: "sent", sent_at })
			.where("kind", "=", "receipt")
			.execute();
		const kinds = async () => {
			const rows = await db.selectFrom("letters").select("kind").distinct().execute();
			return rows.map(({ kind }) => kind).sort();
		};
		await sweepIn(89 * 24);
		expect(await kinds()).toEqual(["notice", "receipt"]);
		await sweepIn(91 * 24);
		expect(await kinds()).toEqual(["notice"]);
	});

	it("keeps sent letters whose dates are ahead, since the client's calendar has those", async () => {
		const { db } = site.database;
		const page = await openRequestPage(site);
		const ends_at = new Date(Date.now() + 100 * 24 * hour).toISOString();
		const times = { starts_at: ends_at, ends_at, place: "12 Ink Street" };
		const id = await commit(db, (trx) => addAppointment(trx, page.id, times, "proposed"));
		await db
			.updateTable("letters")
			.set({
				state: "sent",
				sent_at: new Date().toISOString(),
				dates: writeLetterDates([{ id, sequence: 0 }]),
			})
			.where("submission_id", "=", page.id)
			.where("kind", "=", "receipt")
			.execute();
		const isThere = async () => {
			const rows = await db
				.selectFrom("letters")
				.select("id")
				.where("submission_id", "=", page.id)
				.where("state", "=", "sent")
				.execute();
			return rows.length === 1;
		};
		await sweepIn(91 * 24);
		expect(await isThere()).toBe(true);
		await sweepIn(101 * 24);
		expect(await isThere()).toBe(false);
	});

	it("removes a kept file without a row once no commit can be under way", async () => {
		const stray = "f".repeat(32);
		placeFile(site.config, site.files.keptName(stray), Buffer.from("left by a process that ended"));
		await sweepIn(0);
		expect(await isFileKept(site, stray)).toBe(true);
		await sweepIn(2);
		expect(await isFileKept(site, stray)).toBe(false);
	});
});
