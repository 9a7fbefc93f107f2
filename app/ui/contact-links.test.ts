import { expect, it } from "vitest";
import { linkMail, linkSms, toDialable } from "./contact-links.ts";

const letter = {
	subject: "Your request & mine",
	text: "Hi,\n\n50% is due: https://pay.example.com/?a=1&b=2",
};

it("opens a mail app with the letter in it", () => {
	const url = new URL(linkMail("a+b@example.com", letter) ?? "");
	expect(decodeURIComponent(url.pathname)).toBe("a+b@example.com");
	expect(url.searchParams.get("subject")).toBe(letter.subject);
	expect(url.searchParams.get("body")).toBe(letter.text.replaceAll("\n", "\r\n"));
	expect(linkMail("a+b@example.com")).toBe("mailto:a%2Bb@example.com");
});

it("writes to one address and nothing else", () => {
	for (const email of ["a@example.com,b@x.test?bcc=c@x.test", "a,b@x.test", "by phone please"]) {
		expect(linkMail(email)).toBeNull();
		expect(linkMail(email, letter)).toBeNull();
	}
});

it.each([
	[" +1 (970) 555-0100", "+19705550100"],
	["Phone: +49 30 1234567", "+49301234567"],
	["970.555.0100", "9705550100"],
	["555-0100 + text me", "5550100"],
])("dials %s as %s", (typed, number) => expect(toDialable(typed)).toBe(number));

it.each([null, "", "by mail please", "10 am to 5 pm", "12345"])("does not dial %s", (typed) =>
	expect(toDialable(typed)).toBeNull(),
);

it("opens a message app with the number as it is dialed", () => {
	const text = "Hi,\n50% is due: https://pay.example.com/?a=1&b=2";
	const address = linkSms(" +1 (970) 555-0100", text) ?? "";
	expect(address).toMatch(/^sms:\+19705550100\?&body=/);
	expect(decodeURIComponent(address.split("body=")[1] ?? "")).toBe(text);
	expect(linkSms("12345", text)).toBeNull();
});
