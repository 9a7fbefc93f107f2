import { afterEach, expect, it, vi } from "vitest";
import { checkAppointment } from "./check-appointment.server.ts";

afterEach(() => void vi.useRealTimers());

it.each([
	["2026-05-03", "18:00", { date: "This day has passed. Choose today or a later day." }],
	["2026-05-04", "13:55", { time: "This time has passed. Choose a later one." }],
	["2026-05-04", "14:00", {}],
])("at 2 PM of May 4, %s %s: %o", (date, time, errors) => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T20:00:00.000Z") });
	const typed = { date, time, minutes: "90", place: "12 Ink Street" };
	expect(checkAppointment(typed, "America/Denver").errors).toEqual(errors);
});
