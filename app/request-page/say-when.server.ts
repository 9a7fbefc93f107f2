import type { Studio } from "../publishing/schemas/studio.ts";

type Place = Pick<Studio, "locale" | "timeZone">;

const day = 24 * 60 * 60 * 1000;

/** In the studio's time zone, and therefore on the server. */
export function sayMoment(at: Date, { locale, timeZone }: Place): string {
	const parts = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
	return at.toLocaleString(locale, { ...parts, timeZone });
}

/** The weekday is enough for a week. */
export function sayDeadline(at: Date, now: Date, { locale, timeZone }: Place): string {
	const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * day;
	const date = isNear ? {} : ({ month: "long", day: "numeric" } as const);
	const weekday = at.toLocaleDateString(locale, { weekday: "long", ...date, timeZone });
	return `${weekday} at ${at.toLocaleTimeString(locale, { timeStyle: "short", timeZone })}`;
}
