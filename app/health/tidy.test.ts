import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { engines, openForOneTest } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";

const open = openForOneTest();

it.each(engines)(
	"tells Health why it stops, and goes on with what needs no files, on %s",
	async (engine) => {
		const site = await open(engine);
		await site.tidying.stop();
		await storeRequests(site, 1);
		const { db } = site.database;
		const past = "2020-01-01T00:00:00.000Z";
		const { id } = await db
			.selectFrom("consultation_submissions")
			.select("id")
			.executeTakeFirstOrThrow();
		const state = { state: "done", turn: "nobody", changed_at: past, erase_after: past } as const;
		await db
			.insertInto("request_progress")
			.values({ submission_id: id, ...state })
			.execute();
		const session = { token_hash: "old", device: "a phone", created_at: past, last_used_at: past };
		await db.insertInto("sessions").values(session).execute();
		const tidy = async () => {
			site.tidying.start();
			await site.tidying.stop();
			return (await site.health.look()).find(({ about }) => about === "Sweeping");
		};
		const count = async (table: "sessions" | "consultation_submissions") =>
			(await db.selectFrom(table).selectAll().execute()).length;

		await site.files.newestRequest.write(randomUUID());
		expect(await tidy()).toMatchObject({
			state: "wrong",
			says: expect.stringMatching(
				/^The database is older than its data folder .*beyond their time\.$/,
			),
			remedy: expect.stringContaining("remove newest-request"),
		});
		expect([await count("sessions"), await count("consultation_submissions")]).toEqual([0, 1]);

		await site.files.newestRequest.remove();
		expect(await tidy()).toBeUndefined();
		expect(await count("consultation_submissions")).toBe(0);
	},
);
