import { expect, it } from "vitest";
import { sayDuration } from "./say-duration.ts";

it("never says zero", () => {
	expect(sayDuration(0)).toBe("1 minute");
	expect(sayDuration(119 * 60_000)).toBe("119 minutes");
});
