import { useSortable } from "@dnd-kit/sortable";
import { type RefObject, type SyntheticEvent, useLayoutEffect } from "react";
import styles from "./grip.module.css";

/** What a card does with what is pressed on it. */
export interface Hold {
	press(event: SyntheticEvent): void;
}

interface GripProps {
	id: number;
	title: string;
	/** It can be held anywhere. */
	card: RefObject<HTMLElement | null>;
	hold: RefObject<Hold | null>;
}

/** The mark by which a piece is taken from its place with keys, and what shows where it would hang. */
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
