import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const fetched = vi.fn<typeof fetch>();
let store: typeof import("./visit-store.ts");
let toasts: typeof import("../ui/toast/toast-store.ts");

beforeEach(async () => {
	vi.useFakeTimers();
	fetched.mockReset();
	vi.stubGlobal("fetch", fetched);
	vi.resetModules();
	store = await import("./visit-store.ts");
	toasts = await import("../ui/toast/toast-store.ts");
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function listKeys(): (string | null)[] {
	return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
}

describe("the visitor count", () => {
	it("is requested once for all counters", async () => {
		fetched.mockResolvedValue(Response.json({ count: 41 }));
		await Promise.all([store.loadVisits(), store.loadVisits()]);
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(store.getVisits()).toEqual({ count: 41, saving: false });
	});

	it("logs a failed load and shows nothing", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		fetched.mockResolvedValue(Response.json({}, { status: 500 }));
		await store.loadVisits();
		expect(logged).toHaveBeenCalledOnce();
		expect(toasts.getToast()).toBeNull();
		expect(store.getVisits().count).toBeNull();
	});

	it("shows the server's count and says 'Visit counted!'", async () => {
		fetched.mockResolvedValue(Response.json({ count: 42 }));
		const saved = store.saveVisit();
		expect(store.getVisits().saving).toBe(true);
		await store.saveVisit();
		await saved;
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(store.getVisits()).toEqual({ count: 42, saving: false });
		expect(toasts.getToast()).toMatchObject({ title: "Visit counted!", tone: "success" });
	});

	it("is not overwritten by an older response that arrives late", async () => {
		let answer = (_: Response) => {};
		fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
		fetched.mockResolvedValueOnce(Response.json({ count: 42 }));
		const loaded = store.loadVisits();
		await store.saveVisit();
		answer(Response.json({ count: 41 }));
		await loaded;
		expect(store.getVisits().count).toBe(42);
	});

	it("offers to retry a failed click with the same key", async () => {
		fetched.mockResolvedValueOnce(Response.json({ code: "x", message: "No." }, { status: 500 }));
		fetched.mockResolvedValueOnce(Response.json({ count: 2 }));
		await store.saveVisit();
		const toast = toasts.getToast();
		expect(toast).toMatchObject({ title: "Failed to update visitor count", tone: "error" });
		expect(toast?.action?.label).toBe("Retry");
		toast?.action?.run();
		await vi.runAllTimersAsync();
		expect(store.getVisits().count).toBe(2);
		expect(new Set(listKeys()).size).toBe(1);
	});

	it("can be clicked again after an answer without a count, and says so", async () => {
		fetched.mockResolvedValueOnce(new Response(null, { status: 200 }));
		await store.saveVisit();
		expect(store.getVisits()).toEqual({ count: null, saving: false });
		expect(toasts.getToast()).toMatchObject({
			title: "Failed to update visitor count",
			action: { label: "Retry" },
		});
	});

	it("waits for Retry-After after a 429, then sends the same click", async () => {
		const refusal = { code: "too_many", message: "Again in 7 seconds." };
		const headers = { "Retry-After": "7" };
		fetched.mockResolvedValueOnce(Response.json(refusal, { status: 429, headers }));
		fetched.mockResolvedValueOnce(Response.json({ count: 3 }));
		const saved = store.saveVisit();
		await vi.advanceTimersByTimeAsync(6_900);
		expect(toasts.getToast()).toMatchObject({ title: "Again in 7 seconds.", tone: "info" });
		expect(store.getVisits().saving).toBe(true);
		await vi.advanceTimersByTimeAsync(100);
		await saved;
		expect(store.getVisits()).toEqual({ count: 3, saving: false });
		expect(new Set(listKeys()).size).toBe(1);
	});
});
