import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { moveIn } from "./move-in.server.ts";
import { readCsv, readDump } from "./read-rows.ts";

const id = "0b8f3c1e-5f0a-4c63-9d53-2a4b1f6d7e01";
const dump = String.raw`--
-- PostgreSQL database dump
--
SET standard_conforming_strings = on;

COPY auth.users (id, email) FROM stdin;
7	someone@example.com
\.

COPY public.consultation_submissions (id, created_at, first_name, last_name, age, phone, email, design_idea, referred_by, reference_images_count) FROM stdin;
${id}	2025-03-01 12:00:00.5+00	Ana	Lima	31	\N	ana@example.com	A koi\nand a back\\slash; it's	-None-	1
0b8f3c1e-5f0a-4c63-9d53-2a4b1f6d7e02	2025-03-02 23:30:00-07	Ben	Ode	17	\N	ben@example.com	\N	Ana	0
\.

INSERT INTO public."Thank you and notes" (id, created_at, message) VALUES (4, '2025-04-01 08:00:00+00', 'It''s great; (truly), thanks');
INSERT INTO public.visitor_count (id, count) VALUES (1, 4321);

--
-- PostgreSQL database dump complete
--
`;

it("reads COPY and INSERT of a dump, and passes other tables over", () => {
	const [requests, notes, count, ...others] = readDump(dump);
	expect(requests?.rows[0]).toMatchObject({
		phone: null,
		design_idea: "A koi\nand a back\\slash; it's",
	});
	expect(notes?.rows).toEqual([
		{ id: "4", created_at: "2025-04-01 08:00:00+00", message: "It's great; (truly), thanks" },
	]);
	expect(count?.rows).toEqual([{ id: "1", count: "4321" }]);
	expect(others).toEqual([]);
});

it("reads CSV with line breaks, quotes, commas and nothing in it", () => {
	expect(readCsv('\uFEFFid,message\r\n1,"Thank ""you"",\nall"\r\n2,\r\n')).toEqual({
		table: "Thank you and notes",
		rows: [
			{ id: "1", message: 'Thank "you",\nall' },
			{ id: "2", message: null },
		],
	});
	expect(() => readCsv("name,price\nkoi,3\n")).toThrow("no column design_idea");
});

it("refuses a dump that is cut off, wherever it is", () => {
	const end = dump.indexOf("complete");
	for (let length = dump.indexOf("COPY"); length <= end; length += 1) {
		expect(() => readDump(dump.slice(0, length)), `${length}`).toThrow("cut off");
	}
});

it("refuses a dump that is not text", () => {
	expect(() => readDump("PGDMP\x01\x0e\0\x04")).toThrow("pg_dump --format=plain");
});

it.each([
	["in rows", "COPY public.visitor_count (id, count) FROM stdin;\n1\t43"],
	["before the first row", "COPY auth.users (id, email) FROM stdin;"],
	["in a text", "INSERT INTO public.visitor_count (id, count) VALUES (1, '43"],
	["after a semicolon in a text", "INSERT INTO public.visitor_count (id, count) VALUES (1, 'a;b"],
	["after a row", "INSERT INTO public.visitor_count (id, count) VALUES\n(1, 43),\n"],
])("refuses rows without the comments of pg_dump that are cut off %s", (_, text) => {
	expect(() => readDump(text)).toThrow("cut off");
});

it.each(["dump", "cluster dump"])("refuses several dumps of which one %s is cut off", (name) => {
	const cut = `-- PostgreSQL database ${name}\nSET standard_conforming_strings = on;\n`;
	expect(readDump(`${dump}${dump}`)).toHaveLength(6);
	expect(() => readDump(`${cut}${dump}`)).toThrow("cut off");
});

it.each([
	"(1, 43) ON CONFLICT (id) DO UPDATE SET count = 44",
	"(1, 43) RETURNING id",
	"(1, now())",
])("passes over INSERT of %s, as functions have it", (values) => {
	const text = `INSERT INTO visitor_count (id, count) VALUES ${values};\n`;
	expect(readDump(`${text}${dump}`)).toEqual([
		...readDump(dump).slice(0, 1),
		{ table: "visitor_count", rows: [] },
		...readDump(dump).slice(1),
	]);
});

it("reads INSERT that passes over what is there", () => {
	const text = `INSERT INTO public.visitor_count (id, count) VALUES (1, 43) ON CONFLICT DO NOTHING;\n`;
	expect(readDump(text)).toEqual([{ table: "visitor_count", rows: [{ id: "1", count: "43" }] }]);
});

it("refuses CSV that is cut off, and takes a last line without its end", () => {
	expect(() => readCsv('id,message\n1,"Thanks"\n2,"Two\nlines')).toThrow(/Row 2 .*cut off/);
	expect(() => readCsv("id,design_idea,budget\n1,Koi,\n2,An e")).toThrow("2 of 3 fields");
	expect(readCsv("id,design_idea,budget\n1,Koi,").rows).toEqual([
		{ id: "1", design_idea: "Koi", budget: null },
	]);
});

it("reads many rows of one statement", () => {
	const one = "\n(1, 'It''s; (great), thanks')";
	const head = 'INSERT INTO public."Thank you and notes" (id, message) VALUES';
	const [notes] = readDump(`${head}${Array(50_000).fill(one).join(",")};\n`);
	expect(notes?.rows).toHaveLength(50_000);
	expect(notes?.rows.at(-1)).toEqual({ id: "1", message: "It's; (great), thanks" });
});

it("asks for columns where rows name none", () => {
	expect(() => readDump("INSERT INTO public.visitor_count VALUES (1, 2);\n")).toThrow(
		"--column-inserts",
	);
});

describe.each(engines)("moving in on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	it("keeps ids and times, says what it cannot hold, and doubles nothing", async () => {
		const { db } = site.database;
		const refused = [expect.stringContaining("the age is not between 18 and 120")];
		expect(await moveIn(db, readDump(dump))).toEqual({ requests: 1, notes: 1, known: 0, refused });
		const again = await moveIn(db, readDump(dump));
		expect(again).toMatchObject({ requests: 0, notes: 0, known: 2 });
		expect(await db.selectFrom("consultation_submissions").selectAll().execute()).toEqual([
			expect.objectContaining({
				...{ id, created_at: "2025-03-01T12:00:00.500Z", first_name: "Ana", age: 31 },
				...{ phone: null, referred_by: "-None-", reference_images_count: 0 },
			}),
		]);
		const events = await db.selectFrom("request_events").selectAll().execute();
		expect(events).toMatchObject([{ text: expect.stringContaining("Came with 1 picture, which") }]);
		const notes = await db.selectFrom("Thank you and notes").selectAll().execute();
		expect(notes).toMatchObject([{ created_at: "2025-04-01T08:00:00.000Z" }]);
		const count = await site.call("/api/visitor-count");
		expect(count.json()).toEqual({ count: 4321 });
	});

	it("leaves to the artist who of them still waits for an answer", async () => {
		const progress = await site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "waiting_since"])
			.execute();
		expect(progress).toEqual([{ state: "new", turn: "artist", waiting_since: null }]);
	});

	it("takes no row whose time cannot be read", async () => {
		const row = {
			created_at: "yesterday",
			first_name: "Eva",
			last_name: "Ro",
			email: "e@example.com",
		};
		const tables = [
			{ table: "consultation_submissions", rows: [{ id: "8", age: "30", ...row }] },
			{ table: "Thank you and notes", rows: [{ id: "9", message: "Thanks", created_at: null }] },
		] as const;
		const moved = await moveIn(
			site.database.db,
			tables.map(({ table, rows }) => ({ table, rows: [...rows] })),
		);
		expect(moved).toEqual({
			...{ requests: 0, notes: 0, known: 0 },
			refused: ["request 8: its created_at is no time", "note 9: its created_at is no time"],
		});
	});

	it("leaves a visitor count that is higher already", async () => {
		const { db } = site.database;
		await moveIn(db, [{ table: "visitor_count", rows: [{ id: "1", count: "12" }] }]);
		expect((await site.call("/api/visitor-count")).json()).toEqual({ count: 4321 });
	});
});
