import { afterEach, expect, it, vi } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { keepSentCopy, readSentCopy, removeSentCopy } from "./sent-copy.ts";
import { type SentCopy, toSentValues } from "./sent-request.ts";

const prepared = prepareStorage();
afterEach(() => vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;
const values = toSentValues({ first_name: "Test", age: 30 });
const makeCopy = (): SentCopy => ({
	sentAt: Date.now(),
	values,
	files: ["a.jpg"],
	unnamedFiles: 0,
});

it("is on the device for 30 days, until it is removed", () => {
	vi.useFakeTimers();
	const copy = makeCopy();
	keepSentCopy(copy);
	expect([...prepared.storage.entries.values()]).toEqual([JSON.stringify(copy)]);
	expect(readSentCopy()).toEqual(copy);
	prepared.storage.entries.set("consultationSent", JSON.stringify({ ...copy, files: [] }));
	expect(readSentCopy()).toEqual({ ...copy, files: [] });
	removeSentCopy();
	expect(prepared.storage.entries.size).toBe(0);
	expect(readSentCopy()).toBeNull();
});

it("is not shown after 30 days, nor if it is damaged", () => {
	const copy = makeCopy();
	const write = (text: string) => prepared.storage.entries.set("consultationSent", text);
	write(JSON.stringify({ ...copy, sentAt: copy.sentAt - 29 * day }));
	expect(readSentCopy()).not.toBeNull();
	write(JSON.stringify({ ...copy, sentAt: copy.sentAt - 31 * day }));
	expect(readSentCopy()).toBeNull();
	write("{");
	expect(readSentCopy()).toBeNull();
});

it("is shown while the page stays open if the device stores nothing", () => {
	prepared.storage.room = 10;
	const copy = makeCopy();
	keepSentCopy(copy);
	expect(prepared.storage.entries.size).toBe(0);
	expect(readSentCopy()).toEqual(copy);
});
