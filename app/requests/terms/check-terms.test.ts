import { describe, expect, it } from "vitest";
import { checkTerms, type TermsFields } from "./check-terms.ts";

const none = { quoteText: "", quote: "", deposit: "", dueOn: "", paymentLink: "" };
const days = { today: "2026-12-04", dueOn: "2026-11-30" };
const check = (typed: TermsFields) => checkTerms(typed, days);

it("takes nothing at all", () => {
	expect(check(none)).toEqual({
		terms: { quote_text: null, quote: null, deposit: null, due_on: null, payment_link: null },
		errors: {},
	});
});

it("reads whole amounts as they are written", () => {
	for (const [typed, amount] of [
		["450", 450],
		[" $1,250 ", 1250],
		["€ 900", 900],
		["0", 0],
	] as const) {
		expect(check({ ...none, quote: typed }).terms.quote).toBe(amount);
	}
});

describe("points out", () => {
	it.each(["4.50", "-5", "100-150", "1,25", "ten", "99999999", "1e3"])(
		"the amount %s",
		(deposit) => {
			const { terms, errors } = check({ ...none, deposit });
			expect(errors).toEqual({ deposit: "Enter a whole number, such as 450." });
			expect(terms.deposit).toBeNull();
		},
	);

	it("a day that has passed, unless it was agreed on before", () => {
		const find = (dueOn: string) => check({ ...none, dueOn }).errors.dueOn;
		expect(find("2026-12-03")).toBe("This day has passed. Choose today or a later day.");
		expect(["2026-12-04", "2026-11-30"].map(find)).toEqual([undefined, undefined]);
	});

	it.each(["2026-02-30", "tomorrow", "2026-1-1"])("the day %s", (dueOn) => {
		expect(check({ ...none, dueOn }).errors).toEqual({ dueOn: "Choose a day." });
	});

	it.each([
		"http://pay.example.com",
		"javascript:alert(1)",
		"pay.example.com",
		"https://me:secret@pay.example.com",
		"https://pay.example.com/a b",
	])("the payment link %s", (paymentLink) => {
		const { terms, errors } = check({ ...none, paymentLink });
		expect(errors.paymentLink).toBe("Use a full address that begins with https://.");
		expect(terms.payment_link).toBeNull();
	});
});
