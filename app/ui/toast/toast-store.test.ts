import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	addToast,
	dismissToast,
	getToast,
	holdToast,
	releaseToast,
	removeToast,
	runToastAction,
	subscribe,
	updateToast,
} from "./toast-store.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	removeToast(getToast()?.id ?? "");
	vi.useRealTimers();
});

describe("toasts", () => {
	it("are shown one at a time; a new one replaces the last", () => {
		const first = addToast({ title: "One", tone: "success" });
		const second = addToast({ title: "Two", tone: "info" });
		expect(second).not.toBe(first);
		expect(getToast()).toMatchObject({ id: second, title: "Two" });
		removeToast(first);
		expect(getToast()?.id).toBe(second);
	});

	it.each(["success", "info"] as const)("of tone %s disappear after 5 s", (tone) => {
		addToast({ title: "Done", tone });
		vi.advanceTimersByTime(4_999);
		expect(getToast()?.leaving).toBe(false);
		vi.advanceTimersByTime(1);
		expect(getToast()?.leaving).toBe(true);
		vi.advanceTimersByTime(200);
		expect(getToast()).toBeNull();
	});

	it("with errors stay until dismissed", () => {
		const id = addToast({ title: "No", tone: "error" });
		vi.advanceTimersByTime(3_600_000);
		expect(getToast()?.id).toBe(id);
		dismissToast(id);
		vi.advanceTimersByTime(200);
		expect(getToast()).toBeNull();
	});

	it("stay for a duration of their own", () => {
		addToast({ title: "Quick", tone: "error", duration: 1_000 });
		vi.advanceTimersByTime(1_200);
		expect(getToast()).toBeNull();
		addToast({ title: "Waiting", tone: "info", duration: null });
		vi.advanceTimersByTime(60_000);
		expect(getToast()?.title).toBe("Waiting");
	});

	it("stay while they are held, and then for their whole time", () => {
		const id = addToast({ title: "Held", tone: "success" });
		vi.advanceTimersByTime(4_000);
		holdToast(id);
		vi.advanceTimersByTime(60_000);
		expect(getToast()).toMatchObject({ id, leaving: false });
		releaseToast(id);
		vi.advanceTimersByTime(4_999);
		expect(getToast()?.leaving).toBe(false);
		vi.advanceTimersByTime(1);
		expect(getToast()?.leaving).toBe(true);
		holdToast(id);
		vi.advanceTimersByTime(200);
		expect(getToast()).toBeNull();
	});

	it("with errors stay once they are let go", () => {
		const id = addToast({ title: "No", tone: "error" });
		holdToast(id);
		releaseToast(id);
		vi.advanceTimersByTime(3_600_000);
		expect(getToast()?.id).toBe(id);
	});

	it("do what their button says, and leave", () => {
		const run = vi.fn();
		addToast({ title: "Plain", tone: "success" });
		runToastAction();
		expect(getToast()?.leaving).toBe(false);
		addToast({ title: "Done", tone: "success", action: { label: "Undo", run } });
		runToastAction();
		runToastAction();
		expect(run).toHaveBeenCalledOnce();
		expect(getToast()?.leaving).toBe(true);
	});

	it("do not take a newer one along when their timer ends", () => {
		addToast({ title: "Old", tone: "success" });
		vi.advanceTimersByTime(4_000);
		addToast({ title: "New", tone: "success" });
		vi.advanceTimersByTime(2_000);
		expect(getToast()).toMatchObject({ title: "New", leaving: false });
	});

	it("can be updated, which restarts their timer", () => {
		const id = addToast({ title: "Sending", tone: "info" });
		vi.advanceTimersByTime(4_000);
		updateToast(id, { title: "Sent", tone: "success" });
		vi.advanceTimersByTime(4_000);
		expect(getToast()).toMatchObject({ id, title: "Sent", tone: "success" });
		updateToast("another", { title: "Lost" });
		expect(getToast()?.title).toBe("Sent");
	});

	it("notify listeners until these unsubscribe", () => {
		const heard = vi.fn();
		const leave = subscribe(heard);
		const id = addToast({ title: "Hello", tone: "info" });
		removeToast(id);
		expect(heard).toHaveBeenCalledTimes(2);
		leave();
		addToast({ title: "Unheard", tone: "info" });
		expect(heard).toHaveBeenCalledTimes(2);
	});
});
