import { writeMoney } from "../publishing/figures.ts";
import type { Policy } from "../publishing/schemas/policy.ts";
import type { Studio } from "../publishing/schemas/studio.ts";

export function writeExample(example: Policy["example"], studio: Studio) {
	const { hours, title, work, deposit, rest } = example;
	const from = hours * studio.hourlyRate.from;
	const to = hours * studio.hourlyRate.to;
	const left = { from: from - studio.deposit, to: to - studio.deposit };
	return {
		title,
		lines: [
			{ label: work, amount: writeMoney({ from, to }, studio) },
			{ label: deposit, amount: `−${writeMoney(studio.deposit, studio)}` },
			{ label: rest, amount: writeMoney(left, studio) },
		],
	};
}
