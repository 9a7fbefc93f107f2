import { randomUUID } from "node:crypto";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { validRequest } from "../../test/requests.ts";
import { createDatabase, engines, openTestSite, type TestSite } from "../../test/site.ts";
import { openDatabase } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { hasWords } from "./search.server.ts";
import type { Tables } from "./tables.ts";

describe.each(engines)("migrations on %s", (engine) => {
	let site: TestSite;
	afterEach(() => site.close());

	it("run once; a second run changes nothing", async () => {
		site = await openTestSite(engine);
		const again = await openDatabase(site.config);
		expect(await again.db.selectFrom("visitor_count").selectAll().execute()).toHaveLength(1);
		await again.close();
	});

	it("refuse a database made by a newer version, with a clear error", async () => {
		site = await openTestSite(engine);
		await site.database.db
			.insertInto("kysely_migration" as never)
			.values({ name: "9999-later", timestamp: new Date().toISOString() } as never)
			.execute();
		await expect(openDatabase(site.config)).rejects.toThrow(/newer version/);
	});
});

describe.each(engines)("an older database on %s", (engine) => {
	it.each(["0008-letters", "0021-instances"])(
		"of %s has its requests found afterwards",
		async (last) => {
			const dialect =
				engine === "sqlite"
					? new SqliteDialect({ database: new SQLite(":memory:") })
					: openPostgres(await createDatabase());
			const db = new Kysely<Tables>({ dialect });
			await migrate(db, engine, last);
			const [id, at] = [randomUUID(), new Date().toISOString()];
			await db
				.insertInto("consultation_submissions")
				.values({ ...validRequest, id, created_at: at, piece: "tattoos/12" })
				.execute();
			const progress = { state: "new", turn: "artist", changed_at: at } as const;
			await db
				.insertInto("request_progress")
				.values({ submission_id: id, ...progress })
				.execute();
			await migrate(db, engine);
			const found = await db
				.selectFrom("request_progress")
				.select("submission_id")
				.where(
					hasWords(db, [
						{ word: "visit", or: [] },
						{ word: "columbine", or: ["tattoos12"] },
					]),
				)
				.execute();
			expect(found).toEqual([{ submission_id: id }]);
			await db.destroy();
		},
	);
});
