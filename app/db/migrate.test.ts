import { afterEach, describe, expect, it } from "vitest";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { openDatabase } from "./database.server.ts";

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
