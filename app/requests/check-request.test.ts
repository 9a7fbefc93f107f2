import { describe, expect, it } from "vitest";
import { checkRequest } from "./check-request.ts";

const whole = {
	first_name: "Ada",
	last_name: "Nowak",
	email: "ada@example.com",
	age: "34",
	referred_by: "-None-",
};

function messageFor(changes: Record<string, unknown>, source: "form" | "call" = "form") {
	const checked = checkRequest({ ...whole, ...changes }, source);
	return checked.ok ? null : checked.problem.message;
}

const ageRange = "Age must be between 18 and 120.";
const ageNumber = "Age must be a valid number and at least 18";
const email = "Please enter a valid email address.";

describe("required fields", () => {
	it("are all listed in the specified order when missing", () => {
		const checked = checkRequest({}, "form");
		expect(checked).toMatchObject({
			ok: false,
			problem: {
				code: "missing_fields",
				message:
					"Please fill in all required fields: First Name, Last Name, Email, Age, Referred By",
				fields: { first_name: ["First Name is required."], age: ["Age is required."] },
			},
		});
	});

	it.each([
		["first_name", "First Name"],
		["last_name", "Last Name"],
		["email", "Email"],
		["age", "Age"],
		["referred_by", "Referred By"],
	])("count as missing if blank: %s", (name, label) => {
		expect(messageFor({ [name]: " \t\n " })).toBe(`Please fill in all required fields: ${label}`);
	});

	it("are reported before the e-mail address, and that before the age", () => {
		expect(messageFor({ last_name: "", email: "x", age: "3" })).toMatch(/^Please fill in all/);
		expect(messageFor({ email: "x", age: "3" })).toBe(email);
		expect(messageFor({ age: "3", tattoo_style: "neon" })).toBe(ageRange);
	});
});

describe("the e-mail address", () => {
	it.each([
		"ada",
		"ada@example",
		"a b@example.com",
		"ada@@example.com",
		"@example.com",
		"ada@.",
		5,
	])("refuses %s", (given) => {
		expect(messageFor({ email: given })).toBe(email);
	});

	it.each(["ada@example.com", "  ada+ink@mail.example.co ", "ö@bücher.example"])(
		"accepts %s",
		(given) => {
			expect(messageFor({ email: given })).toBeNull();
		},
	);
});

describe("the age", () => {
	it.each(["18", "120", " 34 ", "018", 18, 120])("accepts %s", (age) => {
		expect(checkRequest({ ...whole, age }, "call")).toMatchObject({
			ok: true,
			request: { age: Number(age) },
		});
	});

	it.each(["17", "121", "18.5", "0", "-20", "1e2", 17, 121, 18.5])(
		"refuses %s in a form and in a call with the same message",
		(age) => {
			expect(messageFor({ age })).toBe(ageRange);
			expect(messageFor({ age }, "call")).toBe(ageRange);
		},
	);

	it.each(["abc", "18 years", "?", "٢٠", Number.NaN, true, ["20"], {}])(
		"reports %s as not a number, in a call only",
		(age) => {
			expect(messageFor({ age })).toBe(ageRange);
			expect(messageFor({ age }, "call")).toBe(ageNumber);
		},
	);
});

describe("other fields", () => {
	it("are trimmed, and null if optional and empty", () => {
		const checked = checkRequest({ ...whole, first_name: "  Ada ", placement: "   " }, "form");
		expect(checked).toMatchObject({
			ok: true,
			request: { first_name: "Ada", placement: null, phone: null, referred_by: "-None-" },
		});
	});

	it("accept only the offered styles", () => {
		expect(messageFor({ tattoo_style: "both" })).toBeNull();
		expect(messageFor({ tattoo_style: "" })).toBeNull();
		expect(messageFor({ tattoo_style: "neon" })).toBe(
			"Please choose one of the tattoo styles listed.",
		);
	});

	it.each([
		["first_name", 100, "First Name can be at most 100 characters long."],
		["budget", 200, "Budget Range can be at most 200 characters long."],
		["design_idea", 5000, "Design Idea can be at most 5,000 characters long."],
	])("limit the length of %s", (name, most, message) => {
		expect(messageFor({ [name]: "x".repeat(most) })).toBeNull();
		expect(messageFor({ [name]: "x".repeat(most + 1) })).toBe(message);
	});

	it("count an emoji as one character", () => {
		expect(messageFor({ first_name: "🦋".repeat(100) })).toBeNull();
		expect(messageFor({ first_name: "🦋".repeat(101) })).toBe(
			"First Name can be at most 100 characters long.",
		);
	});

	it("count a line break as one character, CRLF included", () => {
		expect(messageFor({ design_idea: `x${"\r\n".repeat(4_998)}x` })).toBeNull();
	});

	it("refuse other types than text; unknown names are ignored", () => {
		expect(messageFor({ phone: 5 }, "call")).toBe("Phone must be text.");
		const checked = checkRequest({ ...whole, id: "1", artist_notes: "x" }, "call");
		expect(checked.ok && Object.keys(checked.request)).not.toContain("id");
	});

	it("lose characters that no database stores", () => {
		const checked = checkRequest({ ...whole, first_name: "A\0da\ud800" }, "call");
		expect(checked).toMatchObject({ ok: true, request: { first_name: "Ada\ufffd" } });
	});
});
