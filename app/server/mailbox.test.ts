import { expect, it } from "vitest";
import { foldMailbox, isMailbox, readSender } from "./mailbox.ts";

it.each([
	"a@b.co",
	"first.last+tag@mail.example.com",
	"o'neil@example.com",
	"jörg@münchen.example",
])("takes %s", (text) => expect(isMailbox(text)).toBe(true));

it.each([
	"",
	"a@b",
	"a b@example.com",
	'"x@evil.test;"@example.com',
	"a@b(c)evil.test",
	"a@b.test,c@d.test",
	"a@b.test\r\nBcc: c@d.test",
	"a@b.test\u200b",
	"a@@b.test",
	"a@-b.test",
	"a@b..test",
	"<a@b.test>",
	"@b.test:c@d.test",
	"a%c@[127.0.0.1]",
	"root@127.0.0.1",
	`${"a".repeat(65)}@example.com`,
	`a@${"b.".repeat(130)}test`,
])("refuses %j", (text) => expect(isMailbox(text)).toBe(false));

it("reads a sender with and without a name", () => {
	const address = "studio@example.com";
	expect(readSender(address)).toEqual({ name: "", address });
	expect(readSender(`A Studio <${address}>`)).toEqual({ name: "A Studio", address });
	expect(readSender(`A\nB <${address}>`)).toBeNull();
	expect(readSender(`${address}, ${address}`)).toBeNull();
});

it("knows one person's mailbox in several spellings", () => {
	for (const text of [" A.b+1@Example.com", "a.B@example.com", "ab+c.d+e@example.com"]) {
		expect(foldMailbox(text)).toBe("ab@example.com");
	}
	expect(foldMailbox("ab@mail.example.com")).toBe("ab@mail.example.com");
	expect(foldMailbox("b@example.com")).not.toBe(foldMailbox("a@example.com"));
});
