import { expect as playwrightExpect } from "@playwright/test";

const timeout = 15_000;
const configured = playwrightExpect.configure({ timeout });
const { poll } = configured;

/** Polls without Playwright's growing pauses, which reach a second. */
export const expect = Object.assign(configured, {
	poll: ((read, options = {}) =>
		poll(read, {
			intervals: [50],
			...(typeof options === "string" ? { message: options } : options),
		})) satisfies typeof poll,
});
