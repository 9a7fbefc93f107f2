import { expect, it } from "vitest";
import { addressMessage } from "./address-apps.ts";

it("opens a message app with the number as it is dialed", () => {
	const text = "Hi,\n50% is due: https://pay.example.com/?a=1&b=2";
	const address = addressMessage(" +1 (970) 555-0100", text) ?? "";
	expect(address).toMatch(/^sms:\+19705550100\?&body=/);
	expect(decodeURIComponent(address.split("body=")[1] ?? "")).toBe(text);
	expect(addressMessage("12345", text)).toBeNull();
});
