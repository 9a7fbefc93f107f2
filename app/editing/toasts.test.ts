import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToast, getToast, removeToast } from "../ui/toast/toast-store.ts";
import { sayCleared, saySaved, saySwitched } from "./toasts.ts";

const removeToasts = () => {
	for (let toast = getToast(); toast; toast = getToast()) removeToast(toast.id);
};

beforeEach(() => {
	// Other files' tests leave theirs.
	removeToasts();
	vi.useFakeTimers();
});

afterEach(() => {
	removeToasts();
	vi.useRealTimers();
});

const bringBack = vi.fn();
const title = () => getToast()?.title;

test.each([
	["after", [() => saySwitched(false), () => sayCleared(bringBack)]],
	["before", [() => sayCleared(bringBack), () => saySwitched(false)]],
])("what is said of cleared edits %s the mode's own word waits for its second", (_, says) => {
	for (const say of says) {
		say();
		vi.advanceTimersByTime(200);
	}
	expect(title()).toBe("Dev Mode OFF");
	vi.advanceTimersByTime(590);
	expect(getToast()).toMatchObject({ title: "Dev Mode OFF", leaving: false });
	vi.advanceTimersByTime(1_000);
	expect(title()).toBe("Unsaved Edits Cleared");
	vi.advanceTimersByTime(8_000);
	expect(getToast()).toMatchObject({ title: "Unsaved Edits Cleared", leaving: false });
	getToast()?.action?.run();
	expect(bringBack).toHaveBeenCalledOnce();
	bringBack.mockClear();
});

test("it is said at once where nothing was switched, or where that has been read", () => {
	sayCleared();
	expect(title()).toBe("Unsaved Edits Cleared");
	saySwitched(true);
	expect(title()).toBe("Dev Mode ON");
	vi.advanceTimersByTime(20_000);
	expect(getToast()).toBeNull();
	sayCleared();
	expect(title()).toBe("Unsaved Edits Cleared");
});

test("what an edit says meanwhile can be read as well", () => {
	saySwitched(true);
	sayCleared();
	addToast({ tone: "success", title: "Changes saved locally", duration: 1_000 });
	vi.advanceTimersByTime(900);
	expect(title()).toBe("Changes saved locally");
	vi.advanceTimersByTime(300);
	expect(title()).toBe("Unsaved Edits Cleared");
});

test("that a document is saved, and that it is queued, is said one after the other, each for a second", () => {
	const queued = "Changes queued for tattoos. Connect to GitHub to persist changes!";
	saySaved("tattoos");
	vi.advanceTimersByTime(990);
	expect(getToast()).toMatchObject({ title: "Changes saved permanently!", leaving: false });
	expect(getToast()?.text).toBeUndefined();
	vi.advanceTimersByTime(20);
	expect(title()).toBe(queued);
	vi.advanceTimersByTime(980);
	expect(getToast()).toMatchObject({ title: queued, leaving: false });
	vi.advanceTimersByTime(200);
	expect(getToast()).toBeNull();
});

test("what is done meanwhile is said in place of both", () => {
	saySaved("tattoos");
	vi.advanceTimersByTime(500);
	addToast({ tone: "success", title: "Changes saved locally", duration: 1_000 });
	vi.advanceTimersByTime(700);
	expect(title()).toBe("Changes saved locally");
	vi.advanceTimersByTime(500);
	expect(getToast()).toBeNull();
});
