import { expect, it } from "vitest";
import { judgeDates } from "./judge-dates.ts";

const now = "2026-05-04T10:00:00.000Z";
const past = { ends_at: "2026-05-01T10:00:00.000Z", changed_at: "2026-04-01T10:00:00.000Z" };
const ahead = { ends_at: "2026-06-01T10:00:00.000Z", changed_at: "2026-05-02T10:00:00.000Z" };

it.each([
	[[], "set"],
	[[{ ...ahead, status: "confirmed" }], "set"],
	[[{ ...past, status: "confirmed" }], "set"],
	[
		[
			{ ...past, status: "confirmed" },
			{ ...ahead, status: "proposed" },
		],
		"open",
	],
	[
		[
			{ ...ahead, status: "proposed" },
			{ ...ahead, status: "confirmed" },
		],
		"set",
	],
	[[{ ...ahead, status: "cancelled" }], "none"],
	[
		[
			{ ...past, status: "confirmed" },
			{ ...ahead, status: "declined" },
		],
		"none",
	],
	[
		[
			{ ...ahead, status: "cancelled" },
			{ ...ahead, status: "proposed" },
		],
		"open",
	],
	[[{ ...past, status: "proposed" }], "none"],
] as const)("%o: %s", (dates, standing) => {
	expect(judgeDates(dates, now)).toBe(standing);
});
