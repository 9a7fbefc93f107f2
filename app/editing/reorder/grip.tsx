import { useSortable } from "@dnd-kit/sortable";
import { type RefObject, type SyntheticEvent, useLayoutEffect } from "react";
import styles from "./grip.module.css";

export interface GripHandle {
	press(event: SyntheticEvent): void;
}

interface GripProps {
	id: number;
	title: string;
	card: RefObject<HTMLElement | null>;
	hold: RefObject<GripHandle | null>;
}

/** Drag handle for touch and keyboard, and drop mark. */
export function Grip({ id, title, card, hold }: GripProps) {
	const sortable = useSortable({ id, transition: null });
	const { listeners, setNodeRef, setActivatorNodeRef, attributes } = sortable;
	const { isDragging, isOver, activeIndex, index } = sortable;

	useLayoutEffect(() => {
		setNodeRef(card.current);
		return () => setNodeRef(null);
	}, [card, setNodeRef]);

	useLayoutEffect(() => {
		hold.current = {
			press(event) {
				const name = { mousedown: "onMouseDown", touchstart: "onTouchStart", keydown: "onKeyDown" };
				listeners?.[name[event.type as keyof typeof name]]?.(event);
			},
		};
		return () => {
			hold.current = null;
		};
	}, [hold, listeners]);

	const side = activeIndex < index ? "after" : "before";
	return (
		<>
			<button
				ref={setActivatorNodeRef}
				type="button"
				className={styles.grip}
				aria-label={`Move ${title}`}
				aria-describedby={attributes["aria-describedby"]}
				aria-pressed={isDragging}
			>
				<span className={styles.rules} aria-hidden />
				Move
			</button>
			{isDragging && <span className={styles.gone} />}
			{isOver && !isDragging && <span className={styles.mark} data-side={side} />}
		</>
	);
}
