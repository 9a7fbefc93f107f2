import { expect, it } from "vitest";
import { formatPhone } from "../../../ui/page/studio-links.ts";
import { toE164 } from "./to-e164.ts";

it.each([
	"(303) 555-0177",
	"303-555-0177",
	"303\u2011555\u20130177",
	"303.555.0177",
	"1 303 555 0177",
	"+1 (303) 555-0177",
])("reads %s as the one form that is stored", (typed) => {
	expect(toE164(typed, "US")).toBe("+13035550177");
	expect(formatPhone(toE164(typed, "US"))).toBe("(303) 555-0177");
});

it("leaves what is no number there, for the schema to refuse", () => {
	expect(toE164("call me", "US")).toBe("call me");
	expect(toE164("1234567890", "US")).toBe("1234567890");
	expect(toE164("030 1234567", "DE")).toBe("030 1234567");
	expect(toE164("+49 30 1234567", "DE")).toBe("+49301234567");
	expect(toE164("+44 (0)20 7946 0123", "US")).toBe("+442079460123");
});
