import { ageRange } from "./age-range.ts";
import { curlQuotes } from "./curl-quotes.ts";
import type { Studio } from "./schemas/studio.ts";

export function writeFigures(studio: Studio) {
	const { deposit, hourlyRate, leadTimeWeeks, designChanges, supportPersons } = studio;
	const hourlyRateAmount = writeMoney(hourlyRate, studio);
	const weeks = writeRange(leadTimeWeeks, studio.locale);
	return {
		deposit: writeMoney(deposit, studio),
		hourlyRate: `${hourlyRateAmount}/hr`,
		hourlyRateAmount,
		leadTime: `${weeks} ${weeks === "1" ? "week" : "weeks"}`,
		leadTimeWeeks: weeks,
		designChanges: String(designChanges.reworks + designChanges.smallEdits),
		reworks: String(designChanges.reworks),
		smallEdits: String(designChanges.smallEdits),
		smallEditPercent: `${designChanges.smallEditPercent}%`,
		minimumAge: `${ageRange.from}+`,
		supportPersonCount: String(supportPersons),
		supportPersons: saySupport(supportPersons),
		supportPersonsAre: supportPersons === 1 ? "is" : "are",
		replyWithinHours: String(studio.replyWithinHours),
		textsAnswered: studio.textsAnswered,
		openingHours: studio.hours,
		studioName: studio.name,
		location: studio.location,
		region: studio.region,
		areaServed: studio.areaServed,
	};
}

function saySupport(count: number): string {
	if (count === 0) return "No support people";
	return count === 1 ? "One support person" : `Up to ${count} support people`;
}

/** @param amount whole units of the currency */
export function writeMoney(
	amount: number | Range,
	{ locale, currency }: Pick<Studio, "locale" | "currency">,
): string {
	const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
	const written =
		typeof amount === "number" ? amount.toLocaleString(locale) : writeRange(amount, locale);
	return new Intl.NumberFormat(locale, style)
		.formatToParts(0)
		.map(({ type, value }) => (type === "integer" ? written : value))
		.join("");
}

interface Range {
	from: number;
	to: number;
}

function writeRange(range: Range, locale: string): string {
	const from = range.from.toLocaleString(locale);
	const to = range.to.toLocaleString(locale);
	return from === to ? from : `${from}-${to}`;
}

/** Replaces `{deposit}` by `$100`; unknown names keep their braces. For Markdown, which is set when it is rendered. */
export const fillFigures = createFill((text) => text);

/** Writes texts as visitors read them: with the figures, and curly quotes except in addresses. */
export const setTexts = createFill((text) => (/^\S*[@/]\S*$/.test(text) ? text : curlQuotes(text)));

/** Caches results by both objects. */
function createFill(set: (text: string) => string) {
	const filled = new WeakMap<object, { studio: Studio; body: unknown }>();
	return <Body extends object>(body: Body, studio: Studio): Body => {
		const kept = filled.get(body);
		if (kept?.studio === studio) return kept.body as Body;
		const figures: Record<string, string> = writeFigures(studio);
		const done = mapTexts(body, (text) => set(fillText(text, figures)));
		filled.set(body, { studio, body: done });
		return done;
	};
}

/** `{replyWithinHours} hours` may be one hour, and `A {deposit} deposit` an $80 one. */
function fillText(text: string, figures: Record<string, string>): string {
	const places = /(\b[Aa] )?\{(\w+)\}( (?:hour|week)s\b)?/g;
	return text.replace(places, (whole, article = "", name: string, unit = "") => {
		const figure = Object.hasOwn(figures, name) && figures[name];
		if (typeof figure !== "string") return whole;
		const said = beginsWithVowel.test(figure) ? article.replace(" ", "n ") : article;
		return said + figure + (figure === "1" ? unit.slice(0, -1) : unit);
	});
}

/** Eight, eighty, eleven, eighteen and so on. */
const beginsWithVowel = /^[^\p{L}\d]*(8|1[18](?!\d))/u;

export function mapTexts<Body extends object>(body: Body, write: (text: string) => string): Body {
	return map(body) as Body;

	function map(value: unknown): unknown {
		if (typeof value === "string") return write(value);
		if (Array.isArray(value)) return value.map(map);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
	}
}
