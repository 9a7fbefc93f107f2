import {
	closestCenter,
	DndContext,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext, type SortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId } from "react";
import { announceReordering, reorderingInstructions } from "./announce-reordering.ts";
import { ignoreClick } from "./ignore-click.ts";

interface SortableListProps<Id extends UniqueIdentifier> {
	/** In order. */
	ids: Id[];
	nameOf(id: UniqueIdentifier): string;
	strategy: SortingStrategy;
	/** Where an arrow key leads; without it, a few pixels on. */
	coordinateGetter?: KeyboardCoordinateGetter;
	/** @param to id of the item whose place it takes */
	onMove(id: Id, to: Id): void;
	/** While the last move is stored. */
	disabled?: boolean;
	children: ReactNode;
}

/** Pixels. */
const activationConstraint = { distance: 5 };

/** Sortable by mouse, touch and keyboard. */
export function SortableList<Id extends UniqueIdentifier>({
	ids,
	nameOf,
	strategy,
	coordinateGetter,
	onMove,
	disabled = false,
	children,
}: SortableListProps<Id>) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint }),
		useSensor(KeyboardSensor, coordinateGetter ? { coordinateGetter } : {}),
	);
	return (
		<DndContext
			id={useId()}
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{
				announcements: announceReordering(nameOf, ids),
				screenReaderInstructions: reorderingInstructions,
			}}
			onDragStart={({ activatorEvent }) => ignoreClick(activatorEvent)}
			onDragEnd={({ active, over }) => {
				if (!over || over.id === active.id) return;
				// After the announcement, which uses the old order.
				queueMicrotask(() => onMove(active.id as Id, over.id as Id));
			}}
		>
			<SortableContext items={ids} strategy={strategy} disabled={disabled}>
				{children}
			</SortableContext>
		</DndContext>
	);
}
