import { useSortable } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import type { CountedCategory } from "../../blog/list-articles.server.ts";
import { isMotionReduced } from "../../ui/is-motion-reduced.ts";
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
	const { attributes, listeners, transform, transition } = sortable;
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
			<button
				type="button"
				ref={sortable.setActivatorNodeRef}
				className={styles.handle}
				{...attributes}
				{...listeners}
				aria-label={`Move ${category.name}`}
			/>
		</li>
	);
}
