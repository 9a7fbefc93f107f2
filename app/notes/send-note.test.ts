import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getToast, removeToast } from "../ui/toast/toast-store.ts";
import { createNoteSender } from "./send-note.ts";

const fetched = vi.fn<typeof fetch>();
const note = (message: string, email: string | null = null) => ({ message, email });
const take = () => Response.json({ message: "Thanks" }, { status: 201 });
const refuse = (status: number) => Response.json({ code: "no", message: "No." }, { status });

beforeEach(() => {
	fetched.mockReset();
	vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
	removeToast(getToast()?.id ?? "");
	vi.unstubAllGlobals();
});

function listKeys(): (string | null)[] {
	return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
}

describe("a thank-you note", () => {
	it("is sent as JSON, and a toast says thanks", async () => {
		fetched.mockResolvedValue(take());
		expect(await createNoteSender()(note("Thanks"), () => {})).toBe(true);
		expect(fetched.mock.calls[0]?.[0]).toBe("/api/notes");
		expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(note("Thanks")) });
		expect(getToast()?.title).toBe("Thank you! Your message has been submitted.");
	});

	it("keeps its idempotency key until it is sent or edited", async () => {
		const sendNote = createNoteSender();
		fetched.mockImplementation(async () => refuse(500));
		await sendNote(note("One"), () => {});
		await sendNote(note("One"), () => {});
		await sendNote(note("Two"), () => {});
		fetched.mockImplementation(async () => take());
		await sendNote(note("Two"), () => {});
		await sendNote(note("Two"), () => {});
		await sendNote(note("Two", "visitor@example.com"), () => {});
		const [first, again, changed, sent, afterwards, answered] = listKeys();
		expect(again).toBe(first);
		expect(changed).not.toBe(first);
		expect(sent).toBe(changed);
		expect(afterwards).not.toBe(sent);
		expect(answered).not.toBe(afterwards);
	});

	it("keeps its idempotency key while another one is sent", async () => {
		const sendNote = createNoteSender();
		fetched.mockImplementation(async () => refuse(500));
		await sendNote(note("One"), () => {});
		fetched.mockImplementation(async () => take());
		await sendNote(note("Two"), () => {});
		await sendNote(note("One"), () => {});
		const [first, , again] = listKeys();
		expect(again).toBe(first);
	});

	it("is not sent if something else than the studio answers, and keeps its key", async () => {
		const sendNote = createNoteSender();
		fetched.mockImplementation(async () => new Response(null, { status: 201 }));
		expect(await sendNote(note("Thanks"), () => {})).toBe(false);
		expect(getToast()).toMatchObject({
			title: "Failed to submit message. Please try again.",
			action: { label: "Retry" },
		});
		fetched.mockImplementation(async () => take());
		expect(await sendNote(note("Thanks"), () => {})).toBe(true);
		expect(new Set(listKeys()).size).toBe(1);
	});

	it("offers Retry if retrying may help", async () => {
		fetched.mockResolvedValue(refuse(500));
		const retry = vi.fn();
		expect(await createNoteSender()(note("Thanks"), retry)).toBe(false);
		const title = "Failed to submit message. Please try again.";
		expect(getToast()).toMatchObject({ title, tone: "error" });
		getToast()?.action?.run();
		expect(retry).toHaveBeenCalledOnce();
	});

	it("waits for Retry-After, shows the wait, and is then sent automatically", async () => {
		vi.useFakeTimers();
		const later = new Response(JSON.stringify({ code: "too_many", message: "In 7 seconds." }), {
			status: 429,
			headers: { "Retry-After": "7" },
		});
		fetched.mockResolvedValueOnce(later).mockResolvedValueOnce(take());
		const sent = createNoteSender()(note("Thanks"), () => {});
		await vi.advanceTimersByTimeAsync(6_900);
		expect(getToast()).toMatchObject({ title: "In 7 seconds.", tone: "info" });
		expect(fetched).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(200);
		expect(await sent).toBe(true);
		expect(new Set(listKeys()).size).toBe(1);
		vi.useRealTimers();
	});
});
