import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const reorderingInstructions: ScreenReaderInstructions = {
	draggable:
		"Press Space or Enter to pick it up, and the arrow keys to move it. Space or Enter again puts it down, Escape leaves it where it was.",
};

/** Module state, because only one item can be dragged at a time. */
let moved = false;

export interface Ended {
	active: { id: UniqueIdentifier };
	over: { id: UniqueIdentifier } | null;
}

/**
 * Screen reader announcements for a sortable list.
 *
 * @param order ids in the order before the drop
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
			// The first drag-over is the item's own place; announcing it would replace the pick-up message.
			if (!moved && (!over || over.id === active.id)) return;
			moved = true;
			if (!over) return `${nameOf(active.id)} is not over a place in the list.`;
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
