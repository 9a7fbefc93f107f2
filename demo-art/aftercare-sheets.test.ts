import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { aftercare } from "../content/aftercare.ts";
import { healingCourse } from "../content/healing-course.ts";
import { SIGNS } from "./motifs/aftercare/guide.ts";

const sheets = [
	["week-1", "week-1"],
	["week-2-and-3", "week-2-and-3"],
	["from-week-4", "final-aftercare-instructions"],
] as const;

test.each(sheets)(
	"the healing course avoids in %s what the sheet %s crosses out",
	async (id, sheet) => {
		const drawn = await readFile(new URL(`pieces/aftercare/${sheet}.ts`, import.meta.url), "utf8");
		const labels = [...drawn.matchAll(/label: "(.+?)"/g)].map(([, label = ""]) =>
			label.replaceAll("\\n", " ").toLowerCase(),
		);
		expect(labels).toHaveLength(6);
		const avoided =
			healingCourse.phases.find((phase) => phase.id === id)?.avoid.toLowerCase() ?? "";
		const words = labels.flatMap((label) => label.match(/[a-z]{4,}/g) ?? []);
		expect(words.filter((word) => !avoided.includes(word))).toEqual([]);
	},
);

test("the sheets carry the page's five signs", () => {
	expect(SIGNS).toEqual(aftercare.doctor.signs);
});

test("fever with red streaks leads to urgent care in every phase, on the page and on the sheets", async () => {
	const drawn = await readFile(new URL("motifs/aftercare/guide.ts", import.meta.url), "utf8");
	const { phases, film } = healingCourse;
	const worries = [...phases, ...film].filter(({ id }) => id !== "for-life");
	for (const text of [drawn, aftercare.doctor.emergency, ...worries.map(({ worry }) => worry)])
		expect(text).toMatch(/Fever with red streaks: (go to )?urgent care/);
});
