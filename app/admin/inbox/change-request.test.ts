import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { addRequests } from "../../../test/listed-requests.ts";
import { submission } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

describe.each(engines)("changes from the list on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	const send = (fields: Record<string, string>) =>
		site.call("/admin", {
			method: "POST",
			headers: { ...artist, "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams(fields).toString(),
		});
	const read = () =>
		site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "read_at", "answered_at"])
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow();
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		[id = ""] = await addRequests(site.database.db, [{ first_name: "Changed" }]);
	});
	afterAll(() => site.close());

	it("mark as read and unread", async () => {
		await send({ id, read: "yes" });
		expect((await read()).read_at).not.toBeNull();
		await send({ id, read: "no" });
		expect((await read()).read_at).toBeNull();
	});

	it("set the state, and undone, the request waits for its answer again", async () => {
		await send({ id, state: "spam" });
		expect(await read()).toMatchObject({ state: "spam", turn: "nobody" });
		await send({ id, state: "new", turn: "artist", waiting: "" });
		expect(await read()).toMatchObject({ state: "new", turn: "artist", answered_at: null });
	});

	it("send the receipt of a request that turns out to be no spam", async () => {
		const call = submission({ email: "wrongly@example.com", leave_blank: "filled" });
		const spam = String((await site.call("/api/consultations", call)).json().id);
		const listLetters = () =>
			site.database.db
				.selectFrom("letters")
				.select(["kind", "recipient"])
				.where("submission_id", "=", spam)
				.execute();
		expect(await listLetters()).toEqual([]);
		await send({ id: spam, state: "new" });
		await send({ id: spam, state: "spam", turn: "nobody" });
		await send({ id: spam, state: "new" });
		expect(await listLetters()).toEqual([{ kind: "receipt", recipient: "wrongly@example.com" }]);
	});

	it.each([
		{ id: "'; drop table letters", state: "done" },
		{ state: "no-such-state" },
		{ state: "constructor" },
		{},
	] as Record<string, string>[])("refuse %j", async (fields) => {
		const before = await read();
		expect((await send({ id, ...fields })).status).toBe(400);
		expect(await read()).toEqual(before);
	});
});
