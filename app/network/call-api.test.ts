import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "./call-api.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.useFakeTimers();
	fetched.mockReset();
	vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function answerWith(...answers: (Response | Error)[]) {
	for (const answer of answers) {
		if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
		else fetched.mockResolvedValueOnce(answer);
	}
}

const offline = new TypeError("Failed to fetch");

describe("callApi", () => {
	it("sends JSON with its idempotency key and returns the body", async () => {
		answerWith(Response.json({ count: 7 }, { status: 201 }));
		const answer = await callApi("/api/x", {
			method: "POST",
			json: { a: 1 },
			idempotencyKey: "k",
			takes: { status: 201, fields: { count: "number" } },
		});
		expect(answer).toEqual({ ok: true, status: 201, body: { count: 7 } });
		const [path, init] = fetched.mock.calls[0] ?? [];
		expect(path).toBe("/api/x");
		expect(init).toMatchObject({ method: "POST", body: '{"a":1}' });
		const headers = new Headers(init?.headers);
		expect(headers.get("Content-Type")).toBe("application/json");
		expect(headers.get("Idempotency-Key")).toBe("k");
	});

	it("retries a lost connection after 0.5, 1 and 2 s with the same key", async () => {
		answerWith(offline, offline, offline, Response.json({ done: true }));
		const answer = callApi("/api/x", { method: "POST", idempotencyKey: "k" });
		for (const [ms, calls] of [
			[499, 1],
			[1, 2],
			[999, 2],
			[1, 3],
			[1_999, 3],
			[1, 4],
		] as const) {
			await vi.advanceTimersByTimeAsync(ms);
			expect(fetched).toHaveBeenCalledTimes(calls);
		}
		expect(await answer).toMatchObject({ ok: true, body: { done: true } });
		const keys = fetched.mock.calls.map(([, init]) =>
			new Headers(init?.headers).get("Idempotency-Key"),
		);
		expect(keys).toEqual(["k", "k", "k", "k"]);
	});

	it("reports the site as unreachable after four attempts", async () => {
		answerWith(offline, offline, offline, offline);
		const answer = callApi("/api/x");
		await vi.runAllTimersAsync();
		expect(await answer).toMatchObject({ ok: false, status: 0, unreachable: true });
		expect(fetched).toHaveBeenCalledTimes(4);
	});

	it.each([502, 503, 504])("retries status %i", async (status) => {
		const busy = () => Response.json({ code: "busy", message: "Busy." }, { status });
		answerWith(busy(), busy(), busy(), busy());
		const answer = callApi("/api/x");
		await vi.runAllTimersAsync();
		expect(await answer).toMatchObject({ status, message: "Busy.", unreachable: true });
		expect(fetched).toHaveBeenCalledTimes(4);
	});

	it.each([400, 401, 409, 413, 422, 429, 500])("does not retry status %i", async (status) => {
		const refusal = { code: "no", message: "No.", fields: { email: ["Bad."] } };
		answerWith(Response.json(refusal, { status, headers: { "Retry-After": "30" } }));
		expect(await callApi("/api/x")).toEqual({
			ok: false,
			status,
			...refusal,
			body: refusal,
			retryAfter: 30,
			unreachable: false,
		});
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	it("does not accept the login page of a hotel network as an answer", async () => {
		answerWith(new Response("<html>Please sign in</html>", { status: 200 }));
		expect(await callApi("/api/x")).toMatchObject({ ok: false, code: "unreadable", status: 200 });
	});

	it.each([
		["empty", () => new Response(null, { status: 201 })],
		["of no content", () => new Response(null, { status: 204 })],
		["null", () => Response.json(null, { status: 201 })],
		["a list", () => Response.json(["x"], { status: 201 })],
		["without the id", () => Response.json({ message: "Welcome" }, { status: 201 })],
		["with another kind of id", () => Response.json({ id: 7 }, { status: 201 })],
		["of another status", () => Response.json({ id: "x" }, { status: 200 })],
	])("does not accept a success that is %s, and does not retry it", async (_, respond) => {
		const answer = respond();
		answerWith(answer);
		const takes = { status: 201, fields: { id: "string" } } as const;
		expect(await callApi("/api/x", { method: "POST", takes })).toMatchObject({
			ok: false,
			code: "unreadable",
			status: answer.status,
			message: "An unexpected error occurred. Please try again.",
			unreachable: false,
		});
		expect(fetched).toHaveBeenCalledTimes(1);
	});
});
