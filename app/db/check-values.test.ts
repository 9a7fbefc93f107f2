import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../test/artist.ts";
import { openDesk } from "../../test/desk.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { isTime, isUuid } from "./check-values.ts";

const hyphens = "-".repeat(36);
const bad = ["", hyphens, randomUUID().toUpperCase(), `${randomUUID()} `, randomUUID().slice(1)];

it.each(bad)("knows that %j is no id", (text) => expect(isUuid(text)).toBe(false));

it.each([
	["2026-02-28T23:59:59.123Z", true],
	["2026-02-28T23:59:59Z", true],
	["2024-02-29T00:00:00.123456Z", true],
	["2026-02-29T00:00:00.000Z", false],
	["2026-99-99T99:99:99Z", false],
	["2026-01-01T24:00:00Z", false],
	["0000-01-01T00:00:00Z", false],
	["2026-01-01", false],
	["2026-01-01T1Z", false],
])("knows whether %s is a time", (text, is) => expect(isTime(text)).toBe(is));

describe.each(engines)("what is no id or no time, on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterAll(() => site.close());
	const { get, post } = openDesk(() => ({ site, artist }));

	it.each([
		[`/admin/requests/${hyphens}`, 404],
		[`/admin/requests/${hyphens}/answer`, 404],
		[`/admin/requests/${hyphens}/answer/preview`, 404],
		[`/admin/requests/${hyphens}/appointments`, 404],
		[`/admin/requests/${hyphens}/files.zip`, 404],
		[`/admin/appointments/${hyphens}/appointment.ics`, 404],
		["/admin/notes?before=2026-02-30T00:00:00.000Z", 200],
		[`/admin/letters?older=sent_2026-02-30T00:00:00.000Z_${randomUUID()}`, 200],
		[`/admin/list?after=rest_2026-02-30T00:00:00.000Z_${randomUUID()}`, 400],
	])("is not found at %s", async (path, status) => {
		expect((await get(path)).status).toBe(status);
	});

	it.each([
		["/admin/notes", { intent: "delete" }, 422],
		["/admin/letters", { act: "try-again" }, 404],
		["/admin/replies", { intent: "delete" }, 302],
		["/admin/replies", { intent: "up" }, 302],
		["/admin", { read: "yes" }, 400],
	])("is refused by %s %o", async (path, fields, status) => {
		for (const id of [hyphens, ""]) {
			expect((await post(path, { ...fields, id })).status).toBe(status);
		}
	});

	it("is refused as a reply that is gone", async () => {
		const reply = { intent: "save", id: hyphens, name: "A", text: "B" };
		expect((await post("/admin/replies", reply)).status).toBe(410);
	});
});
