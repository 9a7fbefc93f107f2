import { describe, expect, it } from "vitest";
import type { ListedRequest } from "./list-requests.server.ts";
import { keepEnd } from "./use-further-pages.ts";

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as ListedRequest);
const before = { rows: rows("a", "b", "c", "d"), next: "?after=d" };

describe("a list that is loaded again", () => {
	it("keeps the end that was not given at once, and goes on after it", () => {
		const again = keepEnd({ rows: rows("new", "a"), next: "?after=a" }, before);
		expect(again).toEqual({ rows: rows("new", "a", "c", "d"), next: "?after=d" });
	});

	it("is what was given when that is all, or as long as before", () => {
		const shorter = { rows: rows("a", "b"), next: null };
		expect(keepEnd(shorter, before)).toEqual(shorter);
		const asLong = { rows: rows("new", "a", "b", "c"), next: "?after=c" };
		expect(keepEnd(asLong, before)).toEqual(asLong);
	});
});
