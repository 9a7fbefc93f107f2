import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { shortestPassword } from "./password-length.ts";
import { findPasswordFault } from "./password-rules.server.ts";

const own = ["Test Artist", "artist@example.com", "Front Range Linework"];

it.each([
	["seven quiet herons"],
	["x7$kq!vB2mQ"],
	["фиолетовый журавль летит"],
	[`quiet heron lamp ${"a".repeat(230)}`],
])("accepts %s", async (password) => {
	expect(await findPasswordFault(password, own)).toBeNull();
});

it.each([
	["short one", "Use at least 10 characters."],
	["🐦🐦🐦🐦🐦", "Use at least 10 characters."],
	["a".repeat(257), "Use at most 256 characters."],
	["a quiet heron ".repeat(7_500), "Use at most 256 characters."],
	["password12", "This is a commonly used password."],
	["1234567890", "This is a frequently used password."],
	["aaaaaaaaaaaa", 'Repeated characters like "aaa" are easy to guess.'],
	["Jennifer1987", "This is similar to a commonly used password."],
])("refuses %s with the reason", async (password, reason) => {
	expect(await findPasswordFault(password, own)).toContain(reason);
});

it.each(["Test Artist", "testartist1", "artist@example.com", "frontrange12", "Linework2026"])(
	"refuses %s, which is made of the artist's own words",
	async (password) => {
		expect(await findPasswordFault(password, own)).toMatch(
			/^(It contains your name|Common names|That’s too easy to guess)/,
		);
	},
);

it("refuses common ones that are long enough", async () => {
	const common = dictionary["passwords-common"]
		.map(String)
		.filter((word) => [...word].length >= shortestPassword)
		.slice(0, 100);
	expect(common).toHaveLength(100);
	const accepted: string[] = [];
	for (const password of common) {
		if ((await findPasswordFault(password, own)) === null) accepted.push(password);
	}
	expect(accepted).toEqual([]);
});
