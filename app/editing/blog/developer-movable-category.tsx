import { useSortable } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import type { CountedCategory } from "../../blog/list-articles.server.ts";
import { isMotionReduced } from "../../ui/is-motion-reduced.ts";
import { DragHandle } from "../reorder/drag-handle.tsx";
import styles from "./developer-movable-category.module.css";

const sliding = { duration: 140, easing: "ease-out" };

interface MovableCategoryProps {
	category: CountedCategory;
	children: ReactNode;
}

export function MovableCategory({ category, children }: MovableCategoryProps) {
	const sortable = useSortable({
		id: category.slug,
		transition: isMotionReduced() ? null : sliding,
	});
	const { listeners, transform, transition } = sortable;
	return (
		<li
			ref={sortable.setNodeRef}
			className={styles.item}
			data-dragging={sortable.isDragging}
			style={{
				transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
				transition,
			}}
			onPointerDown={(event) => {
				// A finger on a card scrolls the page.
				if (event.pointerType !== "touch") listeners?.onPointerDown?.(event);
			}}
		>
			{children}
			<DragHandle sortable={sortable} name={category.name} className={styles.handle} />
		</li>
	);
}
