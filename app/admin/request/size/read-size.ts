/** Millimeters. Without a height, only one length is known. */
export interface PlannedSize {
	width: number;
	height?: number;
}

const units: [RegExp, number][] = [
	[/^(?:cm|centi)/, 10],
	[/^(?:mm|milli)/, 1],
	[/^(?:ft|feet|foot)/, 304.8],
	[/^(?:in|"|”|″|'')/, 25.4],
];

/** As it is drawn, with the thumb. */
export const hand = { width: 118, height: 184 };
export const card = { width: 85.6, height: 54 };
const palm = { width: 85, height: 95 };
const named: [RegExp, PlannedSize][] = [
	[/\b(?:as big as|size of) (?:my|a|your) palm\b|\bpalm[- ]?siz|^palm$/, palm],
	[/\b(?:credit|bank|business|playing) card\b/, card],
	[/\b(?:as big as|size of) (?:my|a|your) (?:whole )?hand\b|\bhand[- ]?siz/, hand],
];

const fractions: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const unit = String.raw`(cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|inch(?:es)?|in\b|feet|foot|ft\b|"|”|″|'')`;
const side = String.raw`(?:\s*(?:wide|tall|high|long|across))?`;
const rectangle = new RegExp(
	`${number}\\s*${unit}?${side}\\s*(?:x|×|\\*|by|and)\\s*${number}\\s*${unit}`,
);
/** Takes the larger end of a range. */
const length = new RegExp(`${number}\\s*${unit}`);

const least = 5;
const most = 1_000;

/** Reads sizes such as "4 x 6 inches", "10 cm" and "palm". @returns null for others, and for a number without a unit */
export function readPlannedSize(typed: string | null): PlannedSize | null {
	const text = (typed ?? "")
		.toLowerCase()
		.replace(/(\d)\s+1\/2/g, "$1.5")
		.replace(/(\d?)\s*([½¼¾])/g, (_, whole, sign) => (whole || "0") + fractions[sign])
		.replace(/(\d),(\d)/g, "$1.$2");
	const [found, first, firstUnit, second, lastUnit = ""] = rectangle.exec(text) ?? [];
	if (found) {
		const width = measure(first, firstUnit ?? lastUnit);
		return checkSize({ width, height: measure(second, lastUnit) });
	}
	const [one, amount, itsUnit = ""] = length.exec(text) ?? [];
	if (one) return checkSize({ width: measure(amount, itsUnit) });
	return named.find(([words]) => words.test(text))?.[1] ?? null;
}

function measure(amount: string | undefined, itsUnit: string): number {
	const [, millimeters = 0] = units.find(([form]) => form.test(itsUnit)) ?? [];
	return Number(amount) * millimeters;
}

function checkSize(size: PlannedSize): PlannedSize | null {
	const sides = [size.width, size.height ?? size.width];
	return sides.every((one) => one >= least && one <= most) ? size : null;
}
