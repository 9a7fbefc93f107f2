import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submission } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { commit } from "../db/commit.server.ts";
import { addLetter } from "../mail/outbox.server.ts";
import { listSiteFaults } from "./list-site-faults.server.ts";

describe.each(engines)("letters on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const send = async (more: Record<string, unknown> = {}) => {
		const sent = await site.call("/api/consultations", submission(more, randomUUID()));
		return String(sent.json().id);
	};
	const listFaults = async () =>
		(await listSiteFaults(site.database, site.config)).faults
			.filter(({ kind }) => kind === "letters")
			.map(({ says }) => says);
	const remove = (id: string, kind: "receipt" | "notice") =>
		site.database.db
			.deleteFrom("letters")
			.where("submission_id", "=", id)
			.where("kind", "=", kind)
			.execute();

	it("are one receipt and a notice for each request that was sent", async () => {
		const whole = await send();
		expect(await listFaults()).toEqual([]);
		const [noReceipt, noNotice] = [await send(), await send()];
		await remove(noReceipt, "receipt");
		await remove(noNotice, "notice");
		expect((await listFaults()).toSorted()).toEqual(
			[`request ${noReceipt} has 0 receipts`, `request ${noNotice} has no notice`].toSorted(),
		);
		await site.database.db
			.updateTable("letters")
			.set({ submission_id: noReceipt })
			.where("submission_id", "=", whole)
			.where("kind", "=", "receipt")
			.execute();
		expect(await listFaults()).toContain(`request ${whole} has 0 receipts`);
		await site.database.db.deleteFrom("consultation_submissions").execute();
		expect(await listFaults()).toEqual([]);
	});

	it("are none for what was set aside, or moved in", async () => {
		const { db } = site.database;
		const asRow = { ...(submission().json as object), id: randomUUID() };
		const created_at = new Date().toISOString();
		await db
			.insertInto("consultation_submissions")
			.values({ ...asRow, created_at, reference_images_count: 0 } as never)
			.execute();
		const aside = await send({
			design_idea:
				"Best price https://a.example https://b.example https://c.example https://d.example https://e.example",
		});
		const row = await db
			.selectFrom("consultation_submissions")
			.select("set_aside")
			.where("id", "=", aside)
			.executeTakeFirst();
		expect(row?.set_aside).toBeTruthy();
		expect(await listFaults()).toEqual([]);
	});

	it("wait only with an address", async () => {
		const id = await send();
		const letter = { requestId: id, subject: "Hello", text: "Hello" };
		const add = (kind: "answer" | "receipt", recipient: string) =>
			commit(site.database.db, (trx) => addLetter(trx, { ...letter, kind, recipient }));
		await add("answer", "visitor@example.com");
		expect(await listFaults()).toEqual([]);
		const lost = await add("answer", "");
		await add("receipt", "visitor@example.com");
		expect(await listFaults()).toEqual([
			`request ${id} has 2 receipts`,
			`letter ${lost} waits and has no address`,
		]);
	});
});
