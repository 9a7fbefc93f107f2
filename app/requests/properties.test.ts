import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../test/any-character.ts";
import { validRequest } from "../../test/requests.ts";
import { checkRequest } from "./check-request.ts";
import { readMediaType } from "./files/file-kinds.ts";
import { cleanFileName } from "./files/file-name.ts";
import { textFields } from "./request-fields.ts";

const anyFields = fc.dictionary(
	fc.constantFrom(...Object.keys(textFields)),
	fc.oneof(fc.string({ unit: anyCharacter }), fc.jsonValue(), fc.integer()),
);

it("any input either passes clean or is refused with a reason", () => {
	fc.assert(
		fc.property(anyFields, fc.constantFrom("form" as const, "call" as const), (input, source) => {
			const checked = checkRequest({ ...validRequest, ...input }, source);
			if (!checked.ok) {
				expect(checked.problem.message).not.toBe("");
				return;
			}
			const { age, ...texts } = checked.request;
			const { design_idea: _, ...lines } = texts;
			for (const line of Object.values(lines)) expect(line ?? "").not.toMatch(/\p{Cc}/u);
			expect(Number.isInteger(age) && age >= 18 && age <= 120).toBe(true);
			for (const text of Object.values(texts)) {
				expect(text === null || (text === text.trim() && text !== "" && text.isWellFormed())).toBe(
					true,
				);
			}
		}),
		{ numRuns: 2_000 },
	);
});

it("any file name becomes one that can be shown", () => {
	fc.assert(
		fc.property(fc.string({ unit: anyCharacter, maxLength: 600 }), (given) => {
			const name = cleanFileName(given);
			expect(name.length).toBeGreaterThan(0);
			expect(name.length).toBeLessThanOrEqual(255);
			expect(name).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
			expect(name.isWellFormed()).toBe(true);
		}),
	);
});

it("any bytes can be classified", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
			readMediaType(bytes);
		}),
	);
});
