/** @param day such as `2026-12-04`, which has no time zone */
export function sayDay(day: string, locale: string, dateStyle: "full" | "long"): string {
	return new Date(day).toLocaleDateString(locale, { dateStyle, timeZone: "UTC" });
}
