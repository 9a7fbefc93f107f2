import { describe, expect, it } from "vitest";
import type { ListedRequest } from "./list-requests.server.ts";
import { loadAgain } from "./use-more-requests.ts";

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as ListedRequest);
const parts: Record<string, { rows: ListedRequest[]; next: string | null }> = {
	"?1": { rows: rows("a", "b"), next: "?2" },
	"?2": { rows: rows("c", "d"), next: "?3" },
	"?3": { rows: rows("e"), next: null },
};
const load = async (query: string) => parts[query] ?? null;

describe("a list that is loaded again", () => {
	it("comes in as many parts as the server makes of it", async () => {
		expect(await loadAgain(load, "?1", 3)).toEqual({ rows: rows("a", "b", "c", "d"), next: "?3" });
		expect(await loadAgain(load, "?2", 100)).toEqual({ rows: rows("c", "d", "e"), next: null });
	});

	it("is not there unless all parts are", async () => {
		const loadTwo = async (query: string) => (query === "?3" ? null : load(query));
		expect(await loadAgain(loadTwo, "?1", 5)).toBeNull();
	});
});
