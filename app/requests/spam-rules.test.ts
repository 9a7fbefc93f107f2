import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { multipart, type Part } from "../../test/multipart.ts";
import { newAddress, submission, validRequest } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { checkRequest } from "./check-request.ts";
import { isRepeated, listSuspicions } from "./spam-rules.ts";

const now = Date.parse("2026-05-01T12:00:00Z");

function findSuspicions(fields: Record<string, string>, sent: Record<string, unknown> = {}) {
	const checked = checkRequest({ ...validRequest, ...fields }, "form");
	if (!checked.ok) throw new Error(checked.problem.message);
	return listSuspicions(checked.request, sent, now);
}

describe("suspected spam", () => {
	it.each([
		[
			"a hidden field filled",
			{},
			{ leave_blank: "https://buy.example" },
			["hidden field filled in"],
		],
		["300 ms after it was opened", {}, { opened_at: String(now - 300) }, ["sent too fast"]],
		["by its own clock", {}, { opened_at: 5_000, sent_at: 5_300 }, ["sent too fast"]],
		[
			"an object in a hidden field",
			{},
			{ leave_blank: { toString: 1 } },
			["hidden field filled in"],
		],
		["five links", { design_idea: "see http://a.example ".repeat(5) }, {}, ["many links"]],
		["four links", { design_idea: "see https://www.a.example/b ".repeat(4) }, {}, ["many links"]],
		["a link for a name", { first_name: "www.buy.example" }, {}, ["many links"]],
	])("%s", (_what, fields, sent, reasons) => {
		expect(findSuspicions(fields, sent)).toEqual(reasons);
	});
});

describe("an ordinary visitor is not suspected who", () => {
	it.each([
		["says nothing of all that", {}, {}],
		["takes three seconds, with the browser's help", {}, { opened_at: now - 3_000 }],
		["has a clock that is wrong", {}, { opened_at: now + 90_000, sent_at: now + 150_000 }],
		["has the page open for days", {}, { opened_at: now - 300_000_000 }],
		["sends an empty or a spoilt time", {}, { opened_at: "", sent_at: "soon" }],
		["sends what is no time at all", {}, { opened_at: [now], sent_at: { valueOf: 1 } }],
		[
			"links three references",
			{ design_idea: "like https://www.a.example https://b.example www.c.example" },
			{},
		],
		[
			"links pictures on Pinterest and Instagram",
			{
				design_idea: `
					https://www.pinterest.com/pin/1 https://de.pinterest.com/pin/2
					https://pin.it/3 https://www.instagram.com/p/4 www.instagram.com/p/5`,
			},
			{},
		],
		["leaves spaces in a field nobody sees", {}, { leave_blank: "  " }],
	])("%s", (_what, fields, sent) => {
		expect(findSuspicions(fields, sent)).toEqual([]);
	});
});

describe("repetition", () => {
	const text = "A wreath of columbines around the wrist, fine line, no color";
	const from = (email: string, design_idea: string | null = text) => ({ email, design_idea });

	it("means the same text under three addresses, or six requests from one", () => {
		const others = [from("a@example.com"), from("b@example.com", ` ${text.toUpperCase()}!!`)];
		expect(isRepeated(from("c@example.com"), others)).toBe(true);
		expect(isRepeated(from("c@example.com"), others.slice(1))).toBe(false);
		const five = Array(5).fill(from("c@example.com", null));
		expect(isRepeated(from("C@example.com", null), five)).toBe(true);
		expect(isRepeated(from("c@example.com", null), five.slice(1))).toBe(false);
	});

	it("does not mean a short text that many people write", () => {
		const many = Array(9).fill(from("a@example.com", "a small rose"));
		expect(isRepeated(from("b@example.com", "A small rose."), many)).toBe(false);
	});
});

describe.each(engines)("a suspected request on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());
	const listReasons = async () => {
		const rows = await site.database.db
			.selectFrom("consultation_submissions")
			.select(["first_name", "set_aside"])
			.orderBy("created_at")
			.execute();
		return rows.map(({ first_name, set_aside }) => [first_name, set_aside]);
	};

	it("is answered like any other, and stored in the same table", async () => {
		const fields = { first_name: "Bot", leave_blank: "x", opened_at: 1000, sent_at: 1200 };
		const bot = await site.call("/api/consultations", {
			...submission(fields),
			from: newAddress(),
		});
		const person = await site.call("/api/consultations", {
			...submission({ first_name: "Person" }),
			from: newAddress(),
		});
		expect(bot.status).toBe(201);
		expect(Object.keys(bot.json())).toEqual(Object.keys(person.json()));
		expect(bot.json()).not.toHaveProperty("set_aside");
		expect(await listReasons()).toEqual([
			["Bot", "hidden field filled in, sent too fast"],
			["Person", null],
		]);
	});

	it("is answered like any other if it comes from the form", async () => {
		const send = async (first_name: string, leave_blank: string) => {
			const fields = { ...validRequest, first_name, leave_blank, opened_at: Date.now() - 60_000 };
			const parts = Object.entries(fields).map(([name, value]): Part => [name, String(value)]);
			const from = newAddress();
			const answer = await site.call("/consultation", {
				method: "POST",
				...multipart(parts),
				from,
			});
			return { ...answer, text: answer.text.replaceAll(first_name, "") };
		};
		const answers = [await send("Formbot", "https://buy.example"), await send("Formuser", "")];
		const seen = answers.map(({ status, text, headers }) => ({
			status,
			names: Object.keys(headers).sort(),
			text,
		}));
		expect(seen[0]).toEqual(seen[1]);
		expect(seen[0]).toMatchObject({
			status: 201,
			text: expect.stringContaining("Consultation Request Submitted!"),
		});
		const mine = (await listReasons()).filter(([name]) => String(name).startsWith("Form"));
		expect(mine).toEqual([
			["Formbot", "hidden field filled in"],
			["Formuser", null],
		]);
	});

	it.each(["leave_blank", "opened_at", "sent_at"])(
		"is stored whatever type of value %s has",
		async (name) => {
			const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
			for (const odd of [deep, '{"toString":1,"valueOf":null}', "{}", "[[1]]", "true"]) {
				const answer = await site.call("/api/consultations", {
					method: "POST",
					headers: { "Content-Type": "application/json" },
					body: `${JSON.stringify(validRequest).slice(0, -1)},"${name}":${odd}}`,
					from: newAddress(),
				});
				expect(answer.status, odd.slice(0, 40)).toBe(201);
			}
		},
	);

	it("is recognised by its text once others have sent the same", async () => {
		const design_idea = "Best prices for your shop, write to us today and save a lot of money";
		for (const name of ["one", "two", "three"]) {
			const fields = { first_name: name, email: `${name}@example.com`, design_idea };
			const sent = await site.call("/api/consultations", {
				...submission(fields),
				from: newAddress(),
			});
			expect(sent.status).toBe(201);
		}
		expect((await listReasons()).slice(-3)).toEqual([
			["one", null],
			["two", null],
			["three", "sent over and over"],
		]);
	});
});
