import { expect, it } from "vitest";
import { addressMail, addressMessage } from "./address-apps.ts";

const letter = {
	recipient: "a+b@example.com",
	phone: " +1 (970) 555-0100",
	subject: "Your request & mine",
	text: "Hi,\n50% is due: https://pay.example.com/?a=1&b=2",
};

it("opens a mail app with the letter in it", () => {
	const url = new URL(addressMail(letter));
	expect(decodeURIComponent(url.pathname)).toBe("a+b@example.com");
	expect(url.searchParams.get("subject")).toBe(letter.subject);
	expect(url.searchParams.get("body")).toBe(letter.text.replace("\n", "\r\n"));
});

it("cannot be made to write to others, or with other headers, by the address", () => {
	const url = new URL(addressMail({ ...letter, recipient: "a@example.com,b@x.test?bcc=c@x.test" }));
	expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
	expect(url.pathname).not.toContain(",");
});

it("opens a message app with the number as it is dialed", () => {
	const address = addressMessage(letter) ?? "";
	expect(address).toMatch(/^sms:\+19705550100\?&body=/);
	expect(decodeURIComponent(address.split("body=")[1] ?? "")).toBe(letter.text);
	expect(addressMessage({ ...letter, phone: "970.555.0100" })).toMatch(/^sms:9705550100\?/);
});

it("offers no message without a number", () => {
	for (const phone of [null, "", "by mail please", "12345"]) {
		expect(addressMessage({ ...letter, phone })).toBeNull();
	}
});
