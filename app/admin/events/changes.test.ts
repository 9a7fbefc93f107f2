import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { subscribeToChanges } from "./changes.ts";

class Source {
	static readonly CLOSED = 2;
	static opened: Source[] = [];
	readyState = 1;
	constructor() {
		Source.opened.push(this);
	}
	close() {
		this.readyState = Source.CLOSED;
	}
}

let answers: ((answer: Response) => void)[];
let unsubscribe: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	Source.opened = [];
	answers = [];
	vi.stubGlobal("EventSource", Source);
	vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => {
	unsubscribe();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const listOpen = () => Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED);
const answerAll = async () => {
	for (const answer of answers) answer(new Response());
	await vi.advanceTimersByTimeAsync(0);
};

it("opens one stream after a refusal, however long the site takes to answer", async () => {
	const told: unknown[] = [];
	unsubscribe = subscribeToChanges((change) => told.push(change));
	Source.opened[0]?.close();
	await vi.advanceTimersByTimeAsync(60_000);
	await answerAll();
	expect(listOpen()).toHaveLength(1);
	expect(told).toEqual([null]);
	unsubscribe();
	expect(listOpen()).toEqual([]);
});

it("opens none once nobody listens any more", async () => {
	const told: unknown[] = [];
	unsubscribe = subscribeToChanges((change) => told.push(change));
	Source.opened[0]?.close();
	await vi.advanceTimersByTimeAsync(30_000);
	expect(answers).toHaveLength(1);
	unsubscribe();
	await answerAll();
	expect(listOpen()).toEqual([]);
	expect(told).toEqual([]);
});
