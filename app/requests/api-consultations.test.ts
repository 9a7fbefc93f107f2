import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg, drawPng, makeVideo } from "../../test/media.ts";
import { newAddress, submission, validRequest } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { upload } from "../../test/tus.ts";

const path = "/api/consultations";

describe.each(engines)("POST /api/consultations on %s", (engine) => {
	let site: TestSite;
	const send = (more?: Record<string, unknown>, key?: string) =>
		site.call(path, { ...submission(more, key), from: newAddress() });
	const countRows = async () =>
		(await site.database.db.selectFrom("consultation_submissions").select("id").execute()).length;

	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	it("returns the inserted row", async () => {
		const answer = await send({
			first_name: "  Test ",
			age: "30",
			phone: "",
			design_idea: "\n A heron, in\nreeds ",
			tattoo_style: "black-gray",
			piece: "tattoos/12",
			referred_by: " A friend ",
		});
		expect(answer.status).toBe(201);
		expect(answer.headers["cache-control"]).toContain("no-store");
		expect(answer.json()).toEqual({
			...validRequest,
			id: expect.stringMatching(
				/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
			),
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			skin_tone: null,
			placement: null,
			phone: null,
			design_idea: "A heron, in\nreeds",
			tattoo_style: "black-gray",
			planned_size: null,
			budget: null,
			preferred_dates: null,
			preferred_times: null,
			referred_by: "A friend",
			reference_images_count: 0,
			piece: "tattoos/12",
		});
	});

	it("stores five files with the request and counts them itself", async () => {
		const media = [
			await drawJpeg(),
			await drawPng(),
			await drawJpeg(),
			makeVideo("mp4"),
			makeVideo("mov"),
		];
		const from = newAddress();
		const uploads: string[] = [];
		for (const bytes of media) uploads.push(await upload(site.address, bytes, "x", { from }));
		const answer = await send({ uploads, reference_images_count: 99 });
		expect(answer.json()).toMatchObject({ reference_images_count: 5 });
		const rows = await site.database.db
			.selectFrom("reference_files")
			.select(["id", "media_type", "submission_id"])
			.where("submission_id", "=", String(answer.json().id))
			.orderBy("position")
			.execute();
		expect(rows.map((row) => row.id)).toEqual(uploads);
		expect(rows.map((row) => row.media_type)).toEqual([
			"image/jpeg",
			"image/png",
			"image/jpeg",
			"video/mp4",
			"video/quicktime",
		]);
	});

	it.each([
		[{ first_name: " ", age: "" }, "Please fill in all required fields: First Name, Age"],
		[{ email: "a b@c.de" }, "Please enter a valid email address."],
		[{ age: 17 }, "Age must be between 18 and 120."],
		[{ age: "thirty" }, "Age must be a valid number and at least 18"],
	])("refuses %j with the specified message and stores nothing", async (more, message) => {
		const before = await countRows();
		const answer = await send(more);
		expect(answer.status).toBe(422);
		expect(answer.json().message).toBe(message);
		expect(await countRows()).toBe(before);
	});

	it.each([
		["unknown_style", { tattoo_style: "watercolor" }],
		["too_long", { design_idea: "x".repeat(5001) }],
		["invalid_field", { phone: { $gt: "" } }],
		["unknown_piece", { piece: "../12" }],
		["invalid_field", { uploads: "abc" }],
		["too_many_files", { uploads: Array.from({ length: 6 }, (_, i) => String(i).repeat(32)) }],
		["upload_missing", { uploads: ["../linework.db"] }],
	])("refuses with code %s", async (code, more) => {
		const answer = await send(more);
		expect(answer.status).toBe(422);
		expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\w+\./) });
	});

	it("lists unknown uploads, and lets only one request claim an upload", async () => {
		const mine = await upload(site.address, await drawJpeg(), "a.jpg", { from: newAddress() });
		expect((await send({ uploads: [mine] })).status).toBe(201);
		const unknown = "0".repeat(32);
		const before = await countRows();
		const again = await send({ uploads: [mine, unknown] });
		expect(again.status).toBe(422);
		expect(again.json()).toMatchObject({
			code: "upload_missing",
			fields: { uploads: [mine, unknown] },
		});
		expect(await countRows()).toBe(before);
	});

	it("ignores fields that visitors may not set", async () => {
		const answer = await send({
			id: "00000000-0000-4000-8000-000000000000",
			created_at: "1999-01-01T00:00:00.000Z",
			status: "done",
			role: "artist",
			_token: "x",
			reference_images_count: 4,
		});
		expect(answer.status).toBe(201);
		expect(answer.json()).toMatchObject({ reference_images_count: 0 });
		expect(answer.json().id).not.toMatch(/^0{8}/);
		expect(answer.json().created_at).not.toMatch(/^1999/);
		expect(answer.json()).not.toHaveProperty("status");
	});

	it("stores SQL-like text as text", async () => {
		const text = "'; drop table consultation_submissions; -- ' OR 1=1";
		const answer = await send({ design_idea: text, last_name: "\u0000O\u2019Neil \ud83d\udd8b" });
		expect(answer.json()).toMatchObject({ design_idea: text, last_name: "O’Neil 🖋" });
	});

	it("stores one row for fifty concurrent equal posts, and returns it to all", async () => {
		const before = await countRows();
		const key = crypto.randomUUID();
		const from = newAddress();
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => site.call(path, { ...submission({}, key), from })),
		);
		expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
		expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
		expect(await countRows()).toBe(before + 1);
	});

	it("refuses another body under a used key and leaves the row unchanged", async () => {
		const key = crypto.randomUUID();
		const first = await send({}, key);
		const second = await send({ first_name: "Other" }, key);
		expect(second.status).toBe(409);
		expect((await send({}, key)).text).toBe(first.text);
	});

	it("accepts ten new requests in ten minutes from one address, and any number of replays", async () => {
		const from = newAddress();
		const keys = Array.from({ length: 11 }, () => crypto.randomUUID());
		const statuses: number[] = [];
		for (const key of keys) {
			statuses.push((await site.call(path, { ...submission({}, key), from })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(201), 429]);
		const refused = await site.call(path, { ...submission({}, keys[10]), from });
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await site.call(path, { ...submission({}, keys[0]), from })).status).toBe(201);
		expect((await site.call(path, { ...submission({}), from: newAddress() })).status).toBe(201);
	});

	it.each([
		["text/plain", 415],
		["application/xml", 415],
		["application/x-www-form-urlencoded", 415],
		["", 415],
		["application/json", 400],
	])("answers a body of type %j that is not a JSON object with %i", async (type, status) => {
		const body = type === "text/plain" ? JSON.stringify(validRequest) : "[1";
		const answer = await site.call(path, {
			method: "POST",
			body,
			headers: { "Content-Type": type },
		});
		expect(answer.status).toBe(status);
	});

	it("logs no submitted data, even when storing fails", async () => {
		await site.database.db.schema.alterTable("reference_files").renameTo("elsewhere").execute();
		const answer = await send({
			email: "canary@example.com",
			first_name: "Canaryname",
			uploads: ["1".repeat(32)],
		});
		await site.database.db.schema.alterTable("elsewhere").renameTo("reference_files").execute();
		expect(answer.status).toBe(500);
		expect(answer.json().message).toMatch(/Reference [0-9a-f]{8}/);
		expect(answer.text + site.logged.join()).not.toMatch(/canary/i);
		expect(answer.text).not.toMatch(/reference_files|relation|table/);
		expect(site.logged.join()).toContain(/Reference (\w+)/.exec(answer.text)?.[1]);
	});
});
