import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, it } from "vitest";
import { createDatabase, engines } from "../../../test/site.ts";
import { migrate } from "../migrate.server.ts";
import { openPostgres } from "../postgres.server.ts";
import type { Tables } from "../tables.ts";

it.each(engines)("rewords a built-in reply as a whole or not at all, on %s", async (engine) => {
	const dialect =
		engine === "postgres"
			? openPostgres(await createDatabase())
			: new SqliteDialect({ database: new SQLite(":memory:") });
	const db = new Kysely<Tables>({ dialect });
	await migrate(db, engine, "0024-highest-ids");
	const replies = await db.selectFrom("saved_replies").selectAll().execute();
	const booked = replies.find(({ name }) => name === "Booked");
	const text = String(booked?.text).replace("You’re booked.", "It is settled.");
	await db
		.insertInto("saved_replies")
		.values({ id: crypto.randomUUID(), position: 7, name: "Edited", text })
		.execute();
	await migrate(db, engine);
	const after = await db.selectFrom("saved_replies").select(["name", "text"]).execute();
	const find = (name: string) => after.find((reply) => reply.name === name)?.text;
	expect(find("Edited")).toBe(text);
	expect(find("Booked")).toContain("I’ve set aside {date} at {time} for you");
	expect(find("Booked")).toContain("you can confirm the date, if you haven’t yet");
	await db.destroy();
});
