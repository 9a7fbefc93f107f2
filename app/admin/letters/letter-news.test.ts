import { describe, expect, it } from "vitest";
import { mostUnreachable } from "../../mail/judge-failure.ts";
import { type Fate, findLetterNews } from "./letter-news.ts";

const now = Date.UTC(2026, 0, 1, 12);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

const fate = (rest: Partial<Fate> = {}): Fate => ({
	id: "a",
	kind: "answer",
	recipient: "juniper@example.com",
	state: "waiting",
	attempts: 0,
	due_at: at(0),
	problem: null,
	...rest,
});
const refused = { state: "failed", attempts: 1, problem: "550 No such user" } as const;
const greylisted = { attempts: 1, problem: "450 Later", due_at: at(5) } as const;
const sent = { state: "sent", attempts: 1, due_at: at(1) } as const;

const tell = (before: Partial<Fate> | null, after: Partial<Fate>, isPaused = false) =>
	findLetterNews(before ? [fate(before)] : [], [fate(after)], { now, isPaused })?.words;

describe("news of letters", () => {
	it("tell of a refusal, whose letter it was, and where it stands", () => {
		const words = {
			title: "The receipt was not sent",
			text: "To juniper@example.com. Why stands under “Not sent”.",
			tone: "error",
		};
		const receipt = { kind: "receipt" } as const;
		expect(tell(receipt, { ...receipt, ...refused })).toEqual(words);
		expect(tell(null, { ...receipt, ...refused })).toEqual(words);
		expect(tell({ ...receipt, ...refused }, { ...receipt, ...refused })).toBeUndefined();
		// Tried again, and refused again, before anybody looked.
		const again = { ...receipt, ...refused, due_at: at(1) };
		expect(tell({ ...receipt, ...refused }, again)).toEqual(words);
	});

	it("do not say that a letter is on its way while the mail server does not answer", () => {
		expect(tell({ due_at: "" }, {}, true)).toMatchObject({
			title: "Your letter has to wait",
			text: "To juniper@example.com. The mail server does not answer.",
		});
	});

	it("tell what becomes of a letter that is tried again", () => {
		const again = { ...refused, state: "waiting", attempts: 0, due_at: at(1) } as const;
		for (const kind of ["answer", "receipt", "notice", "link"] as const) {
			expect(tell({ kind, ...refused }, { kind, ...again })?.title).toMatch(/ is on its way$/);
			expect(tell({ kind, ...again }, { kind, ...sent })).toMatchObject({
				title: expect.stringMatching(/ was sent$/),
				tone: "success",
			});
			expect(tell({ kind, ...again }, { kind, ...greylisted })).toMatchObject({
				title: expect.stringMatching(/ has to wait$/),
				text: expect.stringContaining("Next try in 5 minutes."),
			});
		}
		expect(tell(refused, greylisted)?.title).toBe("Your letter has to wait");
		expect(tell(greylisted, again)?.title).toBe("Your letter is on its way");
		// Put off again before anybody looked.
		const late = { ...greylisted, attempts: 2 };
		for (const before of [greylisted, late]) {
			const words = tell(before, { ...greylisted, due_at: at(6) });
			expect(words?.title).toBe("Your letter has to wait");
		}
	});

	it("tell of the artist's own letter from the first try", () => {
		expect(tell({ due_at: "" }, {})?.title).toBe("Your letter is on its way");
		expect(tell({}, sent)?.title).toBe("Your letter was sent");
		expect(tell({}, greylisted)?.title).toBe("Your letter has to wait");
	});

	it("leave out what goes as it should, each further try, and what the artist put away", () => {
		const receipt = { kind: "receipt" } as const;
		expect(tell(receipt, { ...receipt, ...sent })).toBeUndefined();
		expect(tell(receipt, { ...receipt, ...greylisted })).toBeUndefined();
		expect(tell(null, sent)).toBeUndefined();
		const later = { ...greylisted, attempts: 2, due_at: at(20) };
		expect(tell(greylisted, later)).toBeUndefined();
		const unreachable = { ...greylisted, attempts: mostUnreachable };
		expect(tell(unreachable, { ...unreachable, due_at: at(60) })).toBeUndefined();
		expect(tell(refused, { ...refused, state: "left", due_at: at(1) })).toBeUndefined();
	});

	it("put a refusal first", () => {
		const before = [fate(), fate({ id: "b" })];
		const letters = [fate(sent), fate({ id: "b", ...refused })];
		expect(findLetterNews(before, letters, { now, isPaused: false })).toMatchObject({
			of: "b",
			words: { tone: "error" },
		});
	});
});
