import type { Studio } from "../publishing/schemas/studio.ts";

type Place = Pick<Studio, "locale" | "timeZone">;

const day = 24 * 60 * 60 * 1000;
const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** In the studio's time zone, which it names, and therefore on the server. */
export function sayMoment(at: Date, { locale, timeZone }: Place): string {
	return at.toLocaleString(locale, { month: "long", day: "numeric", ...time, timeZone });
}

/** The weekday is enough for a week. */
export function sayDeadline(at: Date, now: Date, { locale, timeZone }: Place): string {
	const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * day;
	const date = isNear ? {} : ({ month: "long", day: "numeric" } as const);
	const weekday = at.toLocaleDateString(locale, { weekday: "long", ...date, timeZone });
	return `${weekday} at ${at.toLocaleTimeString(locale, { ...time, timeZone })}`;
}
