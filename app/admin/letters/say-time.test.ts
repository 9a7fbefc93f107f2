import { expect, it } from "vitest";
import { sayAgo, sayUntil } from "./say-time.ts";

const now = Date.UTC(2026, 0, 1);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it.each([
	[-0.5, "just now"],
	[0.5, "just now"],
	[-1, "1 minute ago"],
	[-59, "59 minutes ago"],
	[-60, "60 minutes ago"],
	[-120, "2 hours ago"],
	[-47 * 60, "47 hours ago"],
	[-48 * 60, "2 days ago"],
])("says %d minutes as %s", (minutes, words) => expect(sayAgo(at(minutes), now)).toBe(words));

it.each([
	[-5, "within a minute"],
	[0.5, "within a minute"],
	[5, "in 5 minutes"],
	[239, "in 3 hours"],
])("says %d minutes from now as %s", (minutes, words) =>
	expect(sayUntil(at(minutes), now)).toBe(words),
);
