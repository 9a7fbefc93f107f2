import type { useSortable } from "@dnd-kit/sortable";
import styles from "./drag-handle.module.css";

interface DragHandleProps {
	sortable: Pick<
		ReturnType<typeof useSortable>,
		"setActivatorNodeRef" | "attributes" | "listeners"
	>;
	name: string;
	className?: string | undefined;
}

/** By mouse, touch and keyboard. */
export function DragHandle({
	sortable: { setActivatorNodeRef, attributes, listeners },
	name,
	className = "",
}: DragHandleProps) {
	return (
		<button
			type="button"
			ref={setActivatorNodeRef}
			className={`${styles.handle} ${className}`}
			{...attributes}
			{...listeners}
			aria-label={`Move ${name}`}
		/>
	);
}
