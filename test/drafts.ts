import type { Draft } from "../app/consultation/draft/device-draft.ts";
import type {
	DraftEvent,
	Effect,
	EffectName,
	Moment,
} from "../app/consultation/draft/draft-events.ts";
import { type DraftState, emptyDraft } from "../app/consultation/draft/draft-state.ts";
import { reduceDraft } from "../app/consultation/draft/reduce-draft.ts";

export const goodFields = {
	first_name: "Test",
	last_name: "Visitor",
	age: "30",
	email: "visitor@example.com",
	referred_by: "-None-",
};
const noRest = { uploads: [], honeypot: {} };

export const freshDraft: DraftState = { ...emptyDraft, loaded: true };

export const submitted = (fields: Record<string, string> = goodFields): DraftEvent => ({
	is: "submitted",
	fields,
	rest: noRest,
});
export const edited = (changes: Record<string, string> = {}): DraftEvent => ({
	is: "edited",
	fields: { ...goodFields, ...changes },
	uploads: [],
	name: Object.keys(changes)[0] ?? "",
});
export const chosen = (...names: string[]): DraftEvent => ({
	is: "filesChosen",
	files: names.map((name) => ({ id: name, file: new File(["x"], name) })),
});

/** Of a draft on the device. */
export const loaded = (draft: Partial<Draft>, room = 5): DraftEvent => ({
	is: "loaded",
	draft: {
		savedAt: 0,
		fields: goodFields,
		files: [],
		lost: [],
		waiting: null,
		held: null,
		lastSubmission: null,
		unsaved: false,
		...draft,
	},
	fields: goodFields,
	differs: false,
	room,
});

export function play(
	from: DraftState,
	events: readonly DraftEvent[],
	now: Partial<Moment> = {},
): { state: DraftState; effects: readonly Effect[] } {
	let state = from;
	const effects: Effect[] = [];
	for (const [index, event] of events.entries()) {
		const moment = { time: 1_000, online: true, inSight: true, freshKey: `key-${index}`, ...now };
		const after = reduceDraft(state, event, moment);
		state = after.state;
		effects.push(...after.effects);
	}
	return { state, effects };
}

export function kept(state: DraftState, is: boolean | "late" = true): DraftEvent {
	return { is: "requestKept", request: state.request, kept: is };
}

export function listOf<Name extends EffectName>(effects: readonly Effect[], name: Name) {
	return effects.filter((each): each is Extract<Effect, { do: Name }> => each.do === name);
}

/** A draft whose request is being sent. */
export function sendFrom(from: DraftState, now: Partial<Moment> = {}): DraftState {
	const { state } = play(from, [submitted(), { is: "lockTaken", run: from.run + 1 }], now);
	return play(state, [kept(state)], now).state;
}
