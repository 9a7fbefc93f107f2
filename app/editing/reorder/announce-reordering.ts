import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

/** Read out with each handle. */
export const reorderingInstructions: ScreenReaderInstructions = {
	draggable:
		"Press Space or Enter to pick it up, and the arrow keys to move it. Space or Enter again puts it down, Escape leaves it where it was.",
};

/** Only one thing can be picked up at a time. Whether it has left its place since then. */
let moved = false;

/** How the moving ended: over which place, if any. */
export interface Ended {
	active: { id: UniqueIdentifier };
	over: { id: UniqueIdentifier } | null;
}

/**
 * What a screen reader says while something is moved to another place of a list.
 *
 * @param nameOf what the artist calls the thing with that id
 * @param order ids, as the list stands until it is put down
 */
export function announceReordering(
	nameOf: (id: UniqueIdentifier) => string,
	order: readonly UniqueIdentifier[],
): Announcements & { onDragEnd(ended: Ended): string } {
	const placeOf = (id: UniqueIdentifier) => `Position ${order.indexOf(id) + 1} of ${order.length}.`;
	return {
		onDragStart({ active }) {
			moved = false;
			return `Picked up ${nameOf(active.id)}. ${placeOf(active.id)}`;
		},
		onDragOver({ active, over }) {
			// It is over its own place from the start, which would be said in place of the words before.
			if (!moved && (!over || over.id === active.id)) return;
			moved = true;
			if (!over) return `${nameOf(active.id)} is over no place of the list.`;
			return `${nameOf(active.id)}. ${placeOf(over.id)}`;
		},
		onDragEnd({ active, over }) {
			if (!over || over.id === active.id) return sayUnmoved(active.id);
			return `Put down ${nameOf(active.id)}. ${placeOf(over.id)}`;
		},
		onDragCancel: ({ active }) => sayUnmoved(active.id),
	};

	function sayUnmoved(id: UniqueIdentifier): string {
		return `${nameOf(id)} stays where it was. ${placeOf(id)}`;
	}
}
