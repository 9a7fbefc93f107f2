import type { CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from "@dnd-kit/core";

interface Place {
	id: UniqueIdentifier;
	top: number;
	left: number;
}

type Context = Parameters<KeyboardCoordinateGetter>[1]["context"];

/**
 * The arrows take a lifted piece along its column and along the reading order. Where it has got to is kept here
 * and not read off the screen, which may still be scrolling there.
 */
export function createMoveByKey() {
	let at: UniqueIdentifier | null = null;
	/** Kept over rows that are too short for it. */
	let column: number | null = null;

	const findPlace: CollisionDetection = () => (at === null ? [] : [{ id: at }]);

	const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
		const { code } = event;
		if (!/^Arrow(Up|Down|Left|Right)$/.test(code)) return undefined;
		event.preventDefault();
		const places = listPlaces(context);
		const from = places.find(({ id }) => id === at);
		if (!from) return undefined;
		const upright = code === "ArrowUp" || code === "ArrowDown";
		column = upright ? (column ?? from.left) : null;
		const way = code === "ArrowUp" || code === "ArrowLeft" ? -1 : 1;
		const to =
			column === null
				? places[places.indexOf(from) + way]
				: findInNextRow(places, from, way, column);
		if (!to) return undefined;
		at = to.id;
		// The page goes along with Up and Down by itself.
		if (!upright) bringIntoView(context, to.id);
		return readCorner(context, to.id);
	};

	return {
		lift(id: UniqueIdentifier) {
			at = id;
			column = null;
		},
		findPlace,
		coordinateGetter,
		/** At once, so that those who press fast find the next rows there. */
		scrollBehavior: "instant" as const,
	};
}

/** In reading order. */
function listPlaces({ droppableContainers, droppableRects }: Context): Place[] {
	return droppableContainers
		.getEnabled()
		.flatMap(({ id }) => {
			const rect = droppableRects.get(id);
			return rect ? [{ id, top: rect.top, left: rect.left }] : [];
		})
		.sort((one, other) => (isSameRow(one, other) ? one.left - other.left : one.top - other.top));
}

function findInNextRow(places: Place[], from: Place, way: 1 | -1, column: number) {
	const beyond = places.filter((one) => !isSameRow(one, from) && way * (one.top - from.top) > 0);
	const first = way > 0 ? beyond[0] : beyond.at(-1);
	return beyond
		.filter((one) => first && isSameRow(one, first))
		.sort((one, other) => Math.abs(one.left - column) - Math.abs(other.left - column))[0];
}

function isSameRow(one: Place, other: Place): boolean {
	return Math.abs(one.top - other.top) < 1;
}

function bringIntoView({ droppableContainers }: Context, id: UniqueIdentifier): void {
	droppableContainers
		.get(id)
		?.node.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Where it is on the screen by now. */
function readCorner({ droppableRects }: Context, id: UniqueIdentifier) {
	const rect = droppableRects.get(id);
	return rect && { x: rect.left, y: rect.top };
}
