import { expect, it } from "vitest";
import { measureReplies } from "./measure-replies.ts";

const now = Date.parse("2026-11-26T12:00:00Z");
const at = (hoursAgo: number) => new Date(now - hoursAgo * 60 * 60 * 1000).toISOString();
const ask = (sent: number, answered: number | null, withdrawn: number | null = null) => ({
	created_at: at(sent),
	answered_at: answered === null ? null : at(answered),
	withdrawn_at: withdrawn === null ? null : at(withdrawn),
});
const hours = (count: number) => count * 60 * 60 * 1000;

it("counts answers in time, late ones and missing ones, and finds the usual time", () => {
	const requests = [ask(50, 48), ask(60, 36), ask(90, 50), ask(30, null)];
	const counted = { inTime: 2, late: 1, none: 1, usualMs: hours(24) };
	expect(measureReplies(requests, 24, now)).toEqual(counted);
	expect(measureReplies([ask(50, 48), ask(50, 46)], 24, now).usualMs).toBe(hours(3));
});

it("leaves out what may still be answered in time, and what was withdrawn before", () => {
	const nothing = { inTime: 0, late: 0, none: 0, usualMs: null };
	const left = [ask(23, null), ask(90, null, 80), ask(90, 70, 80)];
	expect(measureReplies(left, 24, now)).toEqual(nothing);
	expect(measureReplies([ask(90, 80, 70)], 24, now).inTime).toBe(1);
	expect(measureReplies([], 24, now)).toEqual(nothing);
});
