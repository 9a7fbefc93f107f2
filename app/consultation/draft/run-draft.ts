import { createStore } from "../../ui/store.ts";
import type {
	Dispatch,
	DraftEvent,
	Effect,
	EffectName,
	Moment,
	PerformersOf,
} from "./draft-events.ts";
import { type DraftState, emptyDraft } from "./draft-state.ts";
import { reduceDraft } from "./reduce-draft.ts";

interface World {
	look(): Moment;
	makePerformers(dispatch: Dispatch): PerformersOf<EffectName>;
	makeWatches(dispatch: Dispatch): (state: DraftState) => void;
}

export function runDraft({ look, makePerformers, makeWatches }: World) {
	const { get, set, subscribe } = createStore<DraftState>(emptyDraft);
	let busy = false;
	const events: DraftEvent[] = [];
	const performers = makePerformers(dispatch);
	const watch = makeWatches(dispatch);

	function dispatch(event: DraftEvent): void {
		events.push(event);
		if (busy) return;
		busy = true;
		for (let each = events.shift(); each; each = events.shift()) take(each);
		busy = false;
	}

	function take(event: DraftEvent): void {
		const { state: after, effects } = reduceDraft(get(), event, look());
		if (after !== get()) set(after);
		for (const effect of effects) perform(effect);
		watch(get());
	}

	function perform(effect: Effect): void {
		// A mapped type pairs each name with its effect; the compiler cannot follow that through a look-up.
		(performers[effect.do] as (each: Effect) => void)(effect);
	}

	return { dispatch, getState: get, subscribe };
}
