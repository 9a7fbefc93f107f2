import {
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { DragHandle } from "../../editing/reorder/drag-handle.tsx";
import { SortableList } from "../../editing/reorder/sortable-list.tsx";
import { readPieceAct } from "./pieces/change-pieces.ts";
import styles from "./rows.module.css";

interface MovableListProps<Id extends number | string> {
	/** In their new order already while a move is stored. */
	rows: { id: Id; title: string }[];
	label: string;
	className: string | undefined;
	/** @param place id of the row whose place it takes */
	onMove(id: Id, place: Id): void;
	/** Until the server has answered the last move. */
	isBusy: boolean;
	children: ReactNode;
}

export function MovableList<Id extends number | string>(props: MovableListProps<Id>) {
	const { rows, label, className, onMove, isBusy, children } = props;
	const said = useMovedPlace(rows);
	return (
		<SortableList
			ids={rows.map(({ id }) => id)}
			nameOf={(id) => rows.find((one) => one.id === id)?.title ?? ""}
			strategy={verticalListSortingStrategy}
			coordinateGetter={sortableKeyboardCoordinates}
			onMove={onMove}
			disabled={isBusy}
		>
			<ol className={className} aria-label={label}>
				{children}
			</ol>
			<p className="unseen" role="status">
				{said}
			</p>
		</SortableList>
	);
}

/** @returns such as `Koi, 2 of 7`, after a button; a list that is dragged says it itself */
function useMovedPlace(rows: { id: number | string; title: string }[]): string {
	const { formData } = useNavigation();
	const [said, say] = useState("");
	const { act = "", id } =
		readPieceAct(String(formData?.get("act") ?? formData?.get("_act"))) ?? {};
	const at = rows.findIndex((row) => String(row.id) === id);
	const row = ["first", "up", "down"].includes(act) ? rows[at] : undefined;
	const now = row ? `${row.title}, ${at + 1} of ${rows.length}` : said;
	if (now !== said) say(now);
	return now;
}

interface MovableRowProps {
	id: number | string;
	title: string;
	className: string | undefined;
	children(handle: ReactNode): ReactNode;
}

export function MovableRow({ id, title, className, children }: MovableRowProps) {
	const sortable = useSortable({ id, transition: null });
	const { setNodeRef, transform, isSorting, isDragging } = sortable;
	return (
		<li
			ref={setNodeRef}
			id={`piece-${id}`}
			className={`${styles.movable} ${className}`}
			data-dragging={isDragging || undefined}
			data-sliding={(isSorting && !isDragging) || undefined}
			style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
		>
			{children(<DragHandle sortable={sortable} name={title} className={styles.handle} />)}
		</li>
	);
}
