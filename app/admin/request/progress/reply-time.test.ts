import { expect, it } from "vitest";
import { tellReplyTime } from "./reply-time.ts";

const waiting = { state: "booked", waiting_since: "2026-11-23T10:00:00.000Z" } as const;
const at = (hours: number) => Date.parse(waiting.waiting_since) + hours * 60 * 60 * 1000;

it("counts down the promised hours, and then up", () => {
	expect(tellReplyTime(waiting, 24, at(1))).toEqual({
		text: "23 hours left to answer",
		overdue: false,
	});
	expect(tellReplyTime(waiting, 24, at(23.5))?.text).toBe("30 minutes left to answer");
	expect(tellReplyTime(waiting, 24, at(27))).toEqual({ text: "Overdue by 3 hours", overdue: true });
	expect(tellReplyTime(waiting, 24, at(24 + 50))?.text).toBe("Overdue by 2 days");
});

it("says nothing where nobody waits, or what waits was set aside", () => {
	expect(tellReplyTime({ ...waiting, waiting_since: null }, 24, at(30))).toBeNull();
	expect(tellReplyTime({ ...waiting, state: "spam" }, 24, at(30))).toBeNull();
});
