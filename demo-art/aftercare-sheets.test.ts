import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { healingCourse } from "../content/healing-course.ts";

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
