import * as v from "valibot";
import { closesLater, findOverlap, weekdays } from "../opening-hours.ts";
import { listOf, phone, range, text, timeOfDay, webAddress, wholeNumber } from "./fields.ts";

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
	name: text(60),
	shortName: text(12),
	/** When set, structured data names a person. */
	artist: v.optional(v.object({ name: text(60) })),
	description: text(300),
	phone,
	email: v.pipe(
		v.string(),
		v.email("This is not an email address."),
		v.maxLength(254, "Use at most 254 characters."),
	),
	emailSubject: text(100),
	location: text(80),
	/** `location` for structured data. */
	town: text(60),
	state: text(10),
	country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write the country as US.")),
	region: text(60),
	areaServed: text(120),
	travel: text(80),
	hours: text(80),
	openingHours: v.optional(
		v.pipe(
			listOf(openingHoursSchema, 14),
			v.check(
				(hours) => findOverlap(hours) === undefined,
				({ input }) => `Two of them overlap on ${findOverlap(input)}.`,
			),
		),
	),
	social: v.object({ name: text(40), handle: text(60), url: webAddress }),
	/** Without it, no page recommends a balm. */
	balmShop: v.optional(webAddress),
	copyrightYear: v.pipe(
		wholeNumber,
		v.minValue(1900, "Write the year as 2025."),
		v.maxValue(9999, "Write the year as 2025."),
	),
	claims: listOf(v.object({ figure: text(12), label: text(40) }), 4, 4),
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
	textsAnswered: text(40),
	formExamples: v.object({ phone: text(30), size: text(60), budget: text(60) }),
	/** Says what a tattoo costs, where visitors ask that. */
	prices: text(120),
	booked: text(80),
	supportPersons: wholeNumber,
	designChanges: v.object({
		reworks: wholeNumber,
		smallEdits: wholeNumber,
		smallEditPercent: wholeNumber,
	}),
});

export type Studio = v.InferOutput<typeof studioSchema>;
