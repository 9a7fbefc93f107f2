import { expect as playwrightExpect } from "@playwright/test";

/** Waits as long as a busy machine may take; on one that is not, nothing waits longer for it. */
export const expect = playwrightExpect.configure({ timeout: 15_000 });
