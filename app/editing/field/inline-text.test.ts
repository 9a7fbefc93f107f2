import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCharacters } from "../../ui/count-characters.ts";
import { countRoom, cutText, insertWithin, judgeText, makeRoom, sayRoom } from "./inline-text.ts";

const title = { max: 64, multiline: false };
const fish = "\u{1f41f}";

describe("typing into a text of 64 characters at most", () => {
	test("adds as long as there is room", () => {
		const before = "x".repeat(63);
		expect(insertWithin(before, `${before}y`, title).text).toBe(`${before}y`);
		expect(insertWithin(`${before}y`, `${before}yz`, title).text).toBe(`${before}y`);
	});

	test("takes of what is pasted in the middle as much as there is room for, and leaves the end", () => {
		const before = `start ${"x".repeat(50)} end`;
		const pasted = `start pasted${"x".repeat(50)} end`;
		expect(insertWithin(before, pasted, title)).toEqual({
			text: `start past${"x".repeat(50)} end`,
			caret: "start past".length,
		});
	});

	test("cuts no character in two", () => {
		const { text } = insertWithin("", fish.repeat(70), title);
		expect(text).toBe(fish.repeat(64));
		expect(text.isWellFormed()).toBe(true);
	});

	test("lets one that was too long become shorter, and no longer", () => {
		const long = "y".repeat(80);
		expect(insertWithin(long, `${long}z`, title).text).toBe(long);
		expect(insertWithin(long, long.slice(1), title).text).toBe(long.slice(1));
		expect(insertWithin(long, `ab${long.slice(2)}`, title).text).toBe(`ab${long.slice(2)}`);
	});

	test("makes one line of several where there is to be one", () => {
		expect(insertWithin("", "Koi \r\n climbing\n", title).text).toBe("Koi climbing ");
		const several = { max: 160, multiline: true };
		expect(insertWithin("", "Koi\nclimbing", several).text).toBe("Koi\nclimbing");
	});

	test("does so in a moment, however many spaces there are", () => {
		const spaces = " ".repeat(200_000);
		const before = process.threadCpuUsage();
		expect(insertWithin("", `Koi\n${spaces}up${spaces}`, title).text).toBe(
			`Koi up${" ".repeat(58)}`,
		);
		expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
	});

	test("never makes it longer than it may be or was, and keeps what it began and ended with", () => {
		const characters = fc.string({
			unit: fc.constantFrom("a", "b", " ", "\n", fish),
			maxLength: 70,
		});
		fc.assert(
			fc.property(characters, characters, characters, characters, (head, gone, added, tail) => {
				const before = head + gone + tail;
				const { text, caret } = insertWithin(before, head + added + tail, {
					max: 64,
					multiline: true,
				});
				const most = Math.max(64, countCharacters(before));
				return (
					countCharacters(text) <= most &&
					caret <= text.length &&
					text.startsWith(head) &&
					text.endsWith(tail)
				);
			}),
			{ seed: 64, numRuns: 500 },
		);
	});
});

test("a field's room is counted as browsers do: plainly for plain words, and one more for each emoji", () => {
	expect(["", "Koi", "片仮名", `Koi ${fish}${fish}`].map((text) => countRoom(text, 64))).toEqual([
		64, 64, 64, 66,
	]);
	expect(fish.repeat(64)).toHaveLength(countRoom(fish.repeat(64), 64));
});

describe("what is pasted", () => {
	const indent = `\n${" ".repeat(30)}`;

	/** As a browser does, which cuts by the field's length what replaces all its words. */
	function paste(text: string, limits = title): string {
		const field = makeRoom("Koi", text, limits);
		return insertWithin("Koi", text.slice(0, field), limits).text;
	}

	test("is cut once its lines have become one, and no sooner", () => {
		expect(paste(`Raven and moon,${indent}black and gray, outer${indent}forearm, healed`)).toBe(
			"Raven and moon, black and gray, outer forearm, healed",
		);
		expect(paste(`A${"\n".repeat(70)}B`)).toBe("A B");
		expect(paste(`A\r\n${fish.repeat(70)}`)).toBe(`A ${fish.repeat(62)}`);
	});

	test("is cut to what there is room for where it has no lines to fold", () => {
		expect(makeRoom("Koi", "x".repeat(90), title)).toBe(64);
		expect(makeRoom("Koi", `${fish}\n`, { max: 160, multiline: true })).toBe(161);
		expect(paste(fish.repeat(70))).toBe(fish.repeat(64));
	});
});

describe("an edited text", () => {
	const judge = (text: string, optional = false) => judgeText(text, " Koi ", { max: 64, optional });

	test("is unchanged when only the spaces around it differ", () => {
		expect(judge("Koi")).toBe("unchanged");
		expect(judge("  Koi\n")).toBe("unchanged");
		expect(judge("koi")).toBe("sound");
	});

	test("is blank when nobody sees anything of it, unless it may be", () => {
		for (const nothing of ["", "  ", "\u200b", "\u2060 \u00ad"]) {
			expect(judge(nothing)).toBe("blank");
			expect(judge(nothing, true)).toBe("sound");
		}
	});

	test("has 64 characters and not 65, without the spaces around it", () => {
		expect(judge(` ${fish.repeat(64)} `)).toBe("sound");
		expect(judge("x".repeat(65))).toBe("long");
	});
});

test("a stored text has 1,200 characters at most, none of them in half", () => {
	const whole = `a${fish.repeat(1_199)}`;
	expect(cutText(whole)).toBe(whole);
	expect(cutText(whole + fish)).toBe(whole);
	expect(cutText(fish.repeat(2_000))).toBe(fish.repeat(1_200));
	expect(cutText("W".repeat(2_000_000))).toBe("W".repeat(1_200));
});

test("how much room is left is said near the end, in steps", () => {
	const say = (count: number) => sayRoom("x".repeat(count), 64);
	expect([53, 54, 58, 59, 63, 64, 65, 67].map(say)).toEqual([
		"",
		"About 10 characters left",
		"About 10 characters left",
		"About 5 characters left",
		"About 5 characters left",
		"No characters left",
		"One character too many",
		"3 characters too many",
	]);
});
