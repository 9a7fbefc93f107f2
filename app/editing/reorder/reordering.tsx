import {
	DndContext,
	type DragCancelEvent,
	type DragEndEvent,
	DragOverlay,
	type DragStartEvent,
	KeyboardSensor,
	MouseSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext } from "@dnd-kit/sortable";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ShownArtwork } from "../../portfolio/pieces/show-artwork.server.ts";
import { announceReordering, type Ended, reorderingInstructions } from "./announce-reordering.ts";
import { dropPiece, findPieceElement, focusGrip } from "./drop-piece.ts";
import { createFindPlace } from "./find-place.ts";
import { ignoreClick } from "./ignore-click.ts";
import { LiftedPrint } from "./lifted-print.tsx";
import { createMoveByKey } from "./move-by-key.ts";
import { createNearWatch, Near } from "./near-pages.ts";
import { OneFingerSensor } from "./one-finger-sensor.ts";
import { openTapped } from "./open-tapped.ts";

/** @param place 0-based index to render up to */
export type Reach = (place: number) => void;

interface ReorderingProps {
	/** In order. */
	pieces: ShownArtwork[];
	reach: RefObject<Reach | null>;
	/** @param to id of the piece whose place it takes */
	onReorder(id: number, to: number): void;
	children: ReactNode;
}

interface Lifted {
	piece: ShownArtwork;
	/** Event that started the drag. */
	by: Event;
	/** `performance.now()`, in milliseconds. */
	at: number;
}

const mouse = { activationConstraint: { distance: 10 } };
const touch = { activationConstraint: { delay: 100, tolerance: 5 } };
/** Milliseconds between measurements, since loading pages move the places. */
const measuring = { droppable: { frequency: 300 } };
/** Pieces stay until the drop; a mark shows the place. */
const stayInPlace = () => null;

/** Sortable by mouse, touch and keyboard. */
export function Reordering({ pieces, reach, onReorder, children }: ReorderingProps) {
	const [near] = useState(createNearWatch);
	const latest = useRef(pieces);
	useLayoutEffect(() => {
		latest.current = pieces;
	});
	const [byKey] = useState(() =>
		createMoveByKey({
			listIds: () => latest.current.map(({ id }) => id),
			reach(place) {
				flushSync(() => reach.current?.(place));
				flushSync(() => near.mark(findPieceElement(latest.current[place]?.id)));
			},
		}),
	);
	const sensors = useSensors(
		useSensor(MouseSensor, mouse),
		useSensor(OneFingerSensor, touch),
		useSensor(KeyboardSensor, byKey),
	);
	const [findPlace] = useState(() => createFindPlace(byKey.findPlace));
	const [lifted, setLifted] = useState<Lifted | null>(null);
	const accessibility = useMemo(() => {
		const announcements = announceReordering(
			(id) => pieces.find((piece) => piece.id === id)?.title ?? "",
			pieces.map(({ id }) => id),
		);
		return {
			announcements: {
				...announcements,
				onDragEnd: (event: Ended) =>
					announcements.onDragEnd({ ...event, over: { id: findTarget(event, byKey) } }),
			},
			screenReaderInstructions: reorderingInstructions,
			// dnd-kit looks for the handle before its new page has rendered.
			restoreFocus: false,
		};
	}, [pieces, byKey]);

	function start({ active, activatorEvent }: DragStartEvent) {
		near.hold(true);
		byKey.lift(activatorEvent instanceof KeyboardEvent ? Number(active.id) : null);
		ignoreClick(activatorEvent);
		const piece = pieces.find(({ id }) => id === active.id);
		if (piece) setLifted({ piece, by: activatorEvent, at: performance.now() });
	}

	function end(event: DragEndEvent) {
		const { active, activatorEvent, delta } = event;
		if (lifted && delta.x === 0 && delta.y === 0) openTapped(activatorEvent, lifted.at);
		const [id, to] = [Number(active.id), findTarget(event, byKey)];
		// After the announcement, which uses the old order.
		if (id !== to) queueMicrotask(() => dropPiece(id, to, () => onReorder(id, to)));
		stop(event);
	}

	function stop({ active, activatorEvent }: DragCancelEvent) {
		setLifted(null);
		queueMicrotask(() => {
			byKey.lift(null);
			if (activatorEvent instanceof KeyboardEvent) focusGrip(Number(active.id));
			near.hold(false);
		});
	}

	return (
		<DndContext
			sensors={sensors}
			collisionDetection={findPlace}
			measuring={measuring}
			accessibility={accessibility}
			onDragStart={start}
			onDragCancel={stop}
			onDragEnd={end}
		>
			<Near value={near}>
				<SortableContext items={pieces} strategy={stayInPlace}>
					{children}
				</SortableContext>
			</Near>
			<DragOverlay dropAnimation={null}>
				{lifted && <LiftedPrint piece={lifted.piece} by={lifted.by} />}
			</DragOverlay>
		</DndContext>
	);
}

/** A keyboard drag knows its target before the screen does. */
function findTarget({ active, over }: Ended, byKey: ReturnType<typeof createMoveByKey>): number {
	return Number(byKey.getPlace() ?? over?.id ?? active.id);
}
