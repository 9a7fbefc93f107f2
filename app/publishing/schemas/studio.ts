import * as v from "valibot";
import { closesLater, findOverlap, weekdays } from "../opening-hours.ts";
import { line, listOf, paragraph, range, timeOfDay, webAddress, wholeNumber } from "./fields.ts";

function isLocale(tag: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
	} catch {
		return false;
	}
}

function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
	} catch {
		return false;
	}
}

const openingHoursSchema = v.pipe(
	v.object({
		firstDay: v.picklist(weekdays),
		lastDay: v.picklist(weekdays),
		opens: timeOfDay,
		closes: timeOfDay,
	}),
	v.forward(
		v.check((hours) => closesLater(hours), "It has to close after it opens."),
		["closes"],
	),
);

/** Amounts are whole units of `currency`. */
export const studioSchema = v.object({
	name: line(60),
	shortName: line(12),
	/** When set, structured data names a person. */
	artist: v.optional(v.object({ name: line(60) })),
	description: paragraph(300),
	/** E.164. */
	phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, "Write the number as +12125550123.")),
	email: v.pipe(
		v.string(),
		v.email("This is not an email address."),
		v.maxLength(254, "Use at most 254 characters."),
	),
	emailSubject: line(100),
	location: line(80),
	/** `location` for structured data. */
	town: line(60),
	state: line(10),
	country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write the country as US.")),
	region: line(60),
	areaServed: line(120),
	travel: line(80),
	hours: line(80),
	openingHours: v.optional(
		v.pipe(
			listOf(openingHoursSchema, 14),
			v.check(
				(hours) => findOverlap(hours) === undefined,
				({ input }) => `Two of them overlap on ${findOverlap(input)}.`,
			),
		),
	),
	social: v.object({ name: line(40), handle: line(60), url: webAddress }),
	balmShop: webAddress,
	copyrightYear: v.pipe(
		wholeNumber,
		v.minValue(1900, "Write the year as 2025."),
		v.maxValue(9999, "Write the year as 2025."),
	),
	claims: listOf(v.object({ figure: line(12), label: line(40) }), 4, 4),
	/** BCP 47, such as `en-US`. */
	locale: v.pipe(v.string(), v.check(isLocale, "Write the language and the country as en-US.")),
	/** ISO 4217, such as `USD`. */
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "Write the currency as USD.")),
	/** IANA, such as `America/Denver`; appointments are made in it. */
	timeZone: v.pipe(v.string(), v.check(isTimeZone, "Write the time zone as America/Denver.")),
	deposit: wholeNumber,
	hourlyRate: range,
	leadTimeWeeks: range,
	replyWithinHours: wholeNumber,
	/** 24 unless set: months without activity after which a request is erased. */
	retentionMonths: v.optional(
		v.pipe(
			wholeNumber,
			v.minValue(12, "Write at least 12 months."),
			v.maxValue(120, "Write at most 120 months."),
		),
	),
	textsAnswered: line(40),
	formExamples: v.object({ phone: line(30), size: line(60), budget: line(60) }),
	/** What a tattoo costs, shown where that is asked. */
	prices: line(120),
	booked: line(80),
	supportPersons: wholeNumber,
	designChanges: v.object({
		reworks: wholeNumber,
		smallEdits: wholeNumber,
		smallEditPercent: wholeNumber,
	}),
});

export type Studio = v.InferOutput<typeof studioSchema>;
