import type { ClientRect, CollisionDetection } from "@dnd-kit/core";

/**
 * The place that a lifted piece would get: the one nearest to the finger or the pointer, however large the
 * piece is.
 *
 * @param byKey tells it of a piece that is moved by key
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

/** @returns how far the point is from the rectangle, squared; 0 within it */
function measure({ x, y }: { x: number; y: number }, rect: ClientRect): number {
	const across = Math.max(rect.left - x, 0, x - rect.right);
	const down = Math.max(rect.top - y, 0, y - rect.bottom);
	return across * across + down * down;
}
