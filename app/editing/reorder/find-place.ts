import type { ClientRect, CollisionDetection } from "@dnd-kit/core";

/**
 * Collision detection by distance from the pointer, so that the size of the piece does not matter.
 *
 * @param byKey used for keyboard drags
 */
export function createFindPlace(byKey: CollisionDetection): CollisionDetection {
	return (lifted) => {
		const { pointerCoordinates, droppableRects, droppableContainers } = lifted;
		if (!pointerCoordinates) return byKey(lifted);
		let nearest: { id: (typeof droppableContainers)[number]["id"]; away: number } | null = null;
		for (const { id } of droppableContainers) {
			const rect = droppableRects.get(id);
			if (!rect) continue;
			const away = measure(pointerCoordinates, rect);
			if (!nearest || away < nearest.away) nearest = { id, away };
		}
		return nearest ? [{ id: nearest.id }] : [];
	};
}

/** @returns squared distance from the point to the rectangle, 0 inside */
function measure({ x, y }: { x: number; y: number }, rect: ClientRect): number {
	const across = Math.max(rect.left - x, 0, x - rect.right);
	const down = Math.max(rect.top - y, 0, y - rect.bottom);
	return across * across + down * down;
}
