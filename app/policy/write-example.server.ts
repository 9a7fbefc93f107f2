import { writeMoney } from "../publishing/figures.ts";
import type { Policy } from "../publishing/schemas/policy.ts";
import type { Studio } from "../publishing/schemas/studio.ts";

export function writeExample(example: Policy["example"], studio: Studio) {
	const { hours, title, work, deposit, rest } = example;
	const from = hours * studio.hourlyRate.from;
	const to = hours * studio.hourlyRate.to;
	const left = { from: from - studio.deposit, to: to - studio.deposit };
	const write = (text: string) => text.replaceAll("{hours}", String(hours));
	return {
		title: write(title),
		lines: [
			{ label: write(work), amount: writeMoney({ from, to }, studio) },
			{ label: write(deposit), amount: `−${writeMoney(studio.deposit, studio)}` },
			{ label: write(rest), amount: writeMoney(left, studio) },
		],
	};
}
